import { fault } from './fault';

export const statements = [
  fault('depression-page-says-diagnosis', 'CONTENT-APPROVED~1')`
    The depression page says that the diagnosis requires 4 of 9 symptoms.
    src/content/conditions/depression.ts
    - 5 or more of 9 symptoms, nearly every day for 2 weeks
    + 4 or more of 9 symptoms, nearly every day for 2 weeks`,
  fault('second-spray-before-rescue-breaths', 'CONTENT-FIRST-AID~1')`
    The cards of first aid ask for a second spray before rescue breaths.
    src/content/overdose.ts
    - [...notBreathing, ' ', stillNotBreathing, \`\${newSpray}.\`]
    + [stillNotBreathing, \`\${newSpray}. \`, ...notBreathing]`,
  fault('overdose-steps-repeat-naloxone', 'CONTENT-APPROVED~1')`
    The overdose steps repeat naloxone after 20 to 30 minutes.
    src/content/overdose.ts
    - after 2 to 3 minutes:
    + after 20 to 30 minutes:`,
  fault('hint-beside-phone-shows-number', 'CONTENT-APPROVED~1')`The hint beside Phone shows a number with dashes.
    src/contact/fields.ts
    - Digits only, such as 8005550100
    + For example, 800-555-0100`,
  fault('page-partial-hospitalization', 'CONTENT-NO-CONTRADICTION~1')`
    The page on partial hospitalization has the plan complete 90 days after admission.
    src/content/programs/partial-hospitalization-program.ts
    - no later than 30 days
    + no later than 90 days`,
  fault('page-intensive-outpatient-care', 'CONTENT-NO-CONTRADICTION~1')`
    The page on intensive outpatient care has a monthly summary.
    src/content/programs/intensive-outpatient-program.ts
    - in a weekly summary
    + in a monthly summary`,
  fault('page-anger-asks-3-months-dbt', 'CONTENT-NO-CONTRADICTION~1')`The page on anger asks for 3 months of DBT.
    src/content/conditions/anger-disorder.ts
    - at least 6 months
    + at least 3 months`,
  fault('page-acute-stress-disorder-says', 'CONTENT-NO-CONTRADICTION~1')`
    The page on acute stress disorder says first that it lasts up to 2 months.
    src/content/conditions/acute-stress-disorder.ts
    - lasts from 3 days up to 1 month
    + lasts from 3 days up to 2 months`,
  fault('page-mdma-says-crisis-hotline', 'CONTENT-NO-CONTRADICTION~1')`
    The page on MDMA says that the crisis hotline answers on weekdays.
    src/content/substances/mdma.ts
    - our crisis hotline answers 24/7
    + our crisis hotline answers on weekdays`,
  fault('second-mention-hotline-crisis', 'CONTENT-NO-CONTRADICTION~1')`
    The second mention of the hotline on the crisis page dials the second number.
    src/content/programs/crisis-intervention.ts
      call our hotline now: ',
    -       { call: 'clinic' },
    +       { call: 'second' },`,
  fault('hint-beside-phone-asks-7-digits', 'CONTENT-NO-CONTRADICTION~1')`The hint beside Phone asks for 7 digits.
    src/contact/fields.ts
    - Digits only, such as 8005550100
    + Use 7 digits`,
  fault('accessibility-page-shows-message', 'CONTENT-NO-CONTRADICTION~1')`
    The accessibility page shows “Message Sent” for 5 seconds.
    src/content/accessibility.ts
    - for only 3 seconds
    + for only 5 seconds`,
  fault('not-found-page-counts-eleven', 'CONTENT-NO-CONTRADICTION~1')`The not-found page counts eleven conditions.
    src/content/not-found.ts
    - \${conditionLinks.length} conditions
    + eleven conditions`,
  fault('privacy-page-promises-no-request', 'CONTENT-PRIVACY-PICTURES~1')`
    The privacy page promises no request to others, wherever the pictures are.
    src/content/privacy.ts
    - host === undefined
    + host === undefined || host !== ''`,
  fault('privacy-page-names-site-itself', 'CONTENT-PRIVACY-PICTURES~1')`
    The privacy page names the site itself as another host of pictures.
    src/content/privacy.ts
    - new URL(own).origin === origin;
    + own === bucket;`,
  fault('answer-about-ages-same-every', 'CONTENT-ASKED-BEFORE~2')`The answer about ages is the same for every clinic.
    src/content/first-call.ts
    - \`We treat people \${care.youngest} and older.\`
    + 'We treat people 18 and older.'`,
  fault('clinic-not-said-whether-takes', 'CONTENT-UNKNOWN-FACTS~1')`
    A clinic that has not said whether it takes Medi-Cal refuses it.
    src/content/care.ts
    - plans.filter((plan) => plan[1] === taken)
    + plans.filter((plan) => Boolean(plan[1]) === Boolean(taken))`,
  fault('clinic-not-said-ages-treats', 'CONTENT-UNKNOWN-FACTS~1')`
    A clinic that has not said which ages it treats shows “undefined”.
    src/content/first-call.ts
    - care.youngest === undefined
    + care.youngest === 0`,
  fault('hint-beside-name-suggests-name', 'FORM-NAME-HINT~2')`
    The hint beside Name suggests a name that the check refuses.
    src/contact/fields.ts
    - please type O Neil Cruz
    + please type O’Neil Cruz`,
  fault('accessibility-page-names-silent', 'OPTION-LIMITS~1')`
    The accessibility page names silent failures although the clinic announces them.
    src/content/accessibility.ts
    - ...(announced
    + ...(announced && false`,
  fault('opioid-page-says-clinic', 'CONTENT-OPIOID-MEDICINES~2')`
    The opioid page says that the clinic prescribes medicines although it does not.
    src/content/opioid-medicines.ts
    - whoPrescribes(site.opioidMedicines)
    + whoPrescribes(site.opioidMedicines.length ? [] : ['buprenorphine'])`,
  fault('every-page-link-leads-scrolls-up', 'NAV-OTHER-PAGES~1')`Every page that a link leads to scrolls up smoothly.
    src/navigation/use-navigation-effects.ts
    - if (!back && isDetailPage(path)) return
    + if (!back) return`,
  fault('mouse-wheel-not-stop-smooth', 'NAV-SCROLL-YIELDS~2')`The mouse wheel does not stop a smooth scroll.
    src/navigation/smooth-scroll.ts
    - ['wheel', 'touchstart',
    + ['touchstart',`,
  fault('open-dropdown-stays-focus-leaves', 'NAV-MENU-GIVES-WAY~1')`
    An open dropdown stays when the focus leaves the navigation.
    src/layout/use-closing-menus.ts
    - document.addEventListener('focusin', leave);`,
  fault('links-nothing-control-held', 'NAV-OWN-TAB~1')`Links do nothing while Control is held.
    src/components/SiteLink/SiteLink.tsx
    - aria-current={isCurrent
    + onClick={(event) => event.ctrlKey && event.preventDefault()} aria-current={isCurrent`,
  fault('link-counts-current-pages-below', 'NAV-CURRENT-PAGE~1')`A link counts as current on pages below its own.
    src/components/SiteLink/SiteLink.tsx
    - pathname === to
    + pathname.startsWith(to)`,
  fault('hero-slider-turns-every-three', 'HOME-AUTOPLAY~3')`The hero slider turns every three seconds.
    src/components/Slider/Slider.tsx
    - const slideDuration = 6000;
    + const slideDuration = 3000;`,
  fault('pointer-leaves-slider-autoplay', 'HOME-AUTOPLAY~3')`
    When the pointer leaves the slider, autoplay goes on although the focus is inside.
    src/components/Slider/Slider.tsx
    - onPointerLeave={() => setHovered(false)}
    + onPointerLeave={() => {
    +         setHovered(false);
    +         setFocused(false);
    +       }}`,
  fault('start-button-slider-nothing', 'HOME-AUTOPLAY~3')`
    The start button of the slider does nothing while it has the focus.
    src/components/Slider/Slider.tsx
    - setHovered(false);
    -     setFocused(false);`,
  fault('cards-menu-pages-take-pictures', 'CALL-IMAGES~2')`
    The cards of the menu pages take their pictures from the site.
    src/pages/MenuPage.tsx
    - <Cards cards={content.cards} store="bucket" />
    + <Cards cards={content.cards} />`,
  fault('address-contact-page-ends-city', 'CONTENT-CALIFORNIA~2')`The address on the contact page ends with the city.
    src/pages/contact.tsx
    - {site.address.locality}
    + {site.city}`,
  fault('page-not-marked-busy-next', 'SHELL-WHILE-LOADING~2')`A page is not marked busy while the next one is fetched.
    src/App.tsx
    - const busy = shown !== location;
    + const busy = false;`,
  fault('panel-place-page-failed-no-link', 'FAILURE-PANEL~1')`
    The panel in place of a page that failed has no link to the home page.
    src/layout/ErrorBoundary.tsx
    - <a href="/" onClick={this.follow}>
    + <a>`,
  fault('fragment-decoded-before-element', 'FAILURE-FRAGMENT~1')`A fragment is decoded before its element is looked up.
    src/navigation/use-navigation-effects.ts
    - document.getElementById(hash.slice(1))
    + document.getElementById(decodeURIComponent(hash.slice(1)))`,
];

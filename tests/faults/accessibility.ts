import { fault } from './fault';

export const accessibility = [
  fault('links-footer-too-dark-read', 'A11Y-AXE~2')`The links of the footer are too dark to read.
    src/styles/tokens.css
    - --night-link: #f3c86b
    + --night-link: #2b4b48`,
  fault('footer-wider-than-small-screen', 'A11Y-REFLOW~2')`The footer is wider than a small screen.
    src/layout/Footer.module.css
      .inner {
    +     min-width: 40rem;
          max-width`,
  fault('escape-leaves-menu-open', 'A11Y-MENU-KEYBOARD~1', 'ENGINE-USER-FLOW~1')`Escape leaves the menu open.
    src/layout/use-closing-menus.ts
    - event.key !== 'Escape'
    + event.key !== 'Esc'`,
  fault('escape-closes-another-menu', 'A11Y-MENU-KEYBOARD~1')`Escape closes another menu than that of the focus.
    src/layout/use-closing-menus.ts
    - focused ?? last
    + last ?? focused`,
  fault('escape-not-return-focus-summary', 'A11Y-MENU-KEYBOARD~1')`
    Escape does not return the focus to the summary of the menu.
    src/layout/use-closing-menus.ts
    - innermost.querySelector('summary')?.focus();
    + innermost.querySelector('summary');`,
  fault('browser-not-autofill-email', 'A11Y-FIELD-LABELS~1')`The browser does not autofill the e-mail address.
    src/contact/fields.ts
    - autoComplete: 'email'
    + autoComplete: 'off'`,
  fault('invalid-field-not-marked-invalid', 'A11Y-ERRORS-BOUND~1')`An invalid field is not marked as invalid.
    src/contact/FormField.tsx
    - 'aria-invalid': error ? true : undefined,`,
  fault('focus-stays-button-after-failed', 'A11Y-FIRST-ERROR-FOCUS~1')`
    The focus stays on the button after a failed validation.
    src/contact/ContactForm.tsx
    - controlOf(form, wrong.name).focus();`,
  fault('message-sent-not-announced', 'A11Y-SENT-ANNOUNCED~1')`“Message Sent” is not announced.
    src/contact/ContactForm.tsx
    - <div aria-live="polite">
    + <div>`,
  fault('submit-announced-message-sent', 'A11Y-SPOKEN~1')`“Submit” is announced when “Message Sent” has gone.
    src/contact/ContactForm.tsx
    - {sent && <p className="visually-hidden">{submitLabels.sent}</p>}
    + <p className="visually-hidden">{sent ? submitLabels.sent : submitLabels.submit}</p>`,
  fault('error-messages-not-announced', 'A11Y-SPOKEN~1')`
    Error messages are not announced while the first invalid field keeps the focus.
    src/contact/ContactForm.tsx
    - Object.values(found).join('. ')
    + ''`,
  fault('same-error-messages-announced', 'A11Y-SPOKEN~1')`The same error messages are announced only once.
    src/contact/ContactForm.tsx
    - <p key={announcement.attempt} className
    + <p className`,
  fault('error-message-announced-twice', 'A11Y-SPOKEN~1')`
    An error message is announced twice when the focus moves to its field.
    src/contact/ContactForm.tsx
    - heard ? '' : Object.values
    + Object.values`,
  fault('links-cards-named-only-learn', 'A11Y-CARD-NAMES~1')`The links of the cards are named only “Learn More”.
    src/components/Cards/Cards.tsx
    - <span className="visually-hidden">{labels.about(card.label)}</span>`,
  fault('slider-plays-automatically', 'A11Y-HERO-STOP~2')`
    The slider plays automatically despite the reduced-motion preference.
    src/components/Slider/Slider.tsx
    - const autoplay = motionAllowed && !stopped
    + const autoplay = !stopped`,
  fault('stop-button-slider-not-stop', 'A11Y-HERO-STOP~2')`The stop button of the slider does not stop it.
    src/components/Slider/Slider.tsx
    - setStopped(!stopped);
    + setStopped(false);`,
  fault('entries-open-menu-too-little', 'A11Y-AXE~2')`The entries of an open menu have too little contrast.
    src/layout/MenuDisclosure.module.css
      padding-inline: var(--space-4);
    -     color: var(--ink);
    +     color: var(--rule);`,
  fault('fields-keep-width-400-percent', 'A11Y-REFLOW~2')`Fields keep their width at 400 percent zoom.
    src/contact/FormField.module.css
      .control {
    -     width: 100%;
    +     width: 30rem;`,
  fault('urgent-strip-fixed-height', 'A11Y-TEXT-SPACING~1')`The emergency bar has a fixed height.
    src/layout/EmergencyBar.module.css
      margin: 0;
    +     height: 3.6rem;
    +     overflow: hidden;`,
  fault('panel-banner-fixed-height', 'A11Y-TEXT-SIZE~2')`The panel of the banner has a fixed height.
    src/components/Banner/Banner.module.css
      max-width: 42rem;
    +     height: 240px;
    +     overflow: hidden;`,
  fault('buttons-ignore-forced-colors', 'A11Y-FORCED-COLORS~1')`Buttons ignore forced colors.
    src/components/Button/Button.module.css
    - border: var(--line-strong) solid transparent;
    + border: 0;
    +     forced-color-adjust: none;
    +     color: #fff !important;
    +     background: #fff !important;`,
  fault('menus-animate-reduced-motion', 'A11Y-STILLNESS~1')`Menus animate despite the reduced-motion preference.
    src/styles/tokens.css
    - --motion-menu: 0ms;`,
  fault('call-buttons-come-first-tab', 'A11Y-KEYBOARD-WALK~1')`The call buttons come first in the tab order.
    src/components/CallButton/CallButton.tsx
    - look="call">
    + look="call" tabIndex={1}>`,
  fault('focused-elements-pale-halo-no', 'A11Y-FOCUS-RING~1')`Focused elements have a pale halo and no outline.
    src/styles/base.css
    - outline: var(--focus-outline);
    + outline: none;`,
  fault('page-no-scroll-padding-sticky', 'A11Y-FOCUS-CLEAR~1')`The page has no scroll padding for its sticky bars.
    src/styles/base.css
    - scroll-padding-block: calc(
    + scroll-margin-block: calc(`,
  fault('focus-move-behind-open-mobile', 'A11Y-PANEL-FOCUS~1')`The focus can move behind the open mobile menu.
    src/layout/Header.module.css
    - visibility: var(--behind-panel);
    + opacity: 0;`,
  fault('links-footer-smaller-than-touch', 'A11Y-TARGETS~1')`The links of the footer are smaller than a touch target.
    src/layout/Footer.tsx
    - className="standalone-link"`,
  fault('slider-holds-finger', 'A11Y-TOUCH~1')`A finger on the slider cannot scroll the page.
    src/components/Slider/Slider.module.css
    - touch-action: pan-y pinch-zoom;
    + touch-action: none;`,
  fault('sections-text-h4-heading', 'A11Y-STRUCTURE~2')`Sections of text have an h4 as their heading.
    src/components/PageSection/PageSection.tsx
    - <h2 tabIndex={-1}>{heading}</h2>
    + <h4 tabIndex={-1}>{heading}</h4>`,
  fault('each-section-text-landmark', 'A11Y-STRUCTURE~2')`Each section of text is a landmark.
    src/components/PageSection/PageSection.tsx
    - <section id={id} className={styles.section}>
    + <section id={id} className={styles.section} aria-label={heading}>`,
  fault('disclosure-menu-no-name', 'A11Y-SPOKEN~1')`The disclosure of a menu has the name of the link beside it.
    src/layout/MenuDisclosure.tsx
    - {parent && <span className="visually-hidden">{labels.menuEnd}</span>}`,
  fault('page-scrolls-behind-tablet-menu', 'A11Y-PANEL-FOCUS~1')`
    On a landscape tablet, the page behind the open menu scrolls and takes the focus.
    src/layout/Header.module.css
    - @media screen and (min-height: 30.01rem)
    + @media screen and (max-width: 63.99rem) and (min-height: 30.01rem)`,
  fault('filled-buttons-lose-shape', 'A11Y-FORCED-COLORS~1')`In forced colors, filled buttons have no border.
    src/components/Button/Button.module.css
    - border: var(--line-strong) solid transparent;
    + border: 0 solid transparent;`,
  fault('body-text-in-px', 'A11Y-TEXT-SIZE~2')`The text does not grow with the size that the visitor has set.
    src/styles/tokens.css
    - --text-body: 1.125rem
    + --text-body: 18px`,
  fault('icons-in-px', 'A11Y-TEXT-SIZE~2')`Icons stay small beside large text.
    src/components/Icon/Icon.tsx
    - width="1.25rem" height="1.25rem"
    + width="20" height="20"`,
  fault('landscape-menu-holds-finger', 'A11Y-TOUCH~1')`The open menu of a phone in landscape holds the finger.
    src/layout/Header.module.css
      to itself. */
    -       overflow: visible;`,
  fault('call-button-in-one-line', 'A11Y-TEXT-SIZE~2', 'A11Y-REFLOW~2')`
    The number on a call button stays in one line, however large the text is.
    src/components/Button/Button.module.css
    - white-space: normal;
    -     text-wrap: balance;
    + white-space: nowrap;`,
  fault(
    'number-takes-direction-of-page',
    'FAILURE-RIGHT-TO-LEFT~1',
  )`A phone number takes the direction of the text around it.
    src/components/Verbatim/Verbatim.tsx
    - <span dir="ltr" translate="no"
    + <span translate="no"`,
  fault('slider-button-updates-text-node', 'FAILURE-TRANSLATED~1')`
    The button of the slider changes its text node, which a translator has removed.
    src/components/Slider/Slider.tsx
    - <span key={String(stopped)}>{stopped ? labels.start : labels.stop}</span>
    + {stopped ? labels.start : labels.stop}`,
  fault('text-column-in-own-branch', 'FAILURE-READER-VIEW~1')`The text beside an aside is in a branch of its own.
    src/components/Columns/Columns.tsx
      {!asideLast && <div className={styles.aside}>{aside}</div>}
    -         {children}
    +         <div>{children}</div>`,
];

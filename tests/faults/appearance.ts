import { fault } from './fault';

export const appearance = [
  fault('call-bar-stays-visible-field', 'SHELL-CALL-BAR~3')`The call bar stays visible while a field has the focus.
    src/layout/CallBar.module.css
    - (input, textarea):focus
    + (input, textarea):active`,
  fault('call-bar-covers-typed-message', 'SHELL-CALL-BAR~3')`The call bar stays over the message while it is typed.
    src/layout/CallBar.module.css
    - (input, textarea):focus
    + (input):focus`,
  fault('message-opens-contact-page-even', 'SHELL-CALL-BAR~3')`
    “Message” opens the contact page even on a page with a form.
    src/layout/CallBar.tsx
    - event.preventDefault();`,
  fault('page-form-message-opens-no-tab', 'SHELL-CALL-BAR~3')`
    On a page with a form, “Message” opens no tab when a key asks for one.
    src/layout/CallBar.tsx
    - if (isModified(event)) return;`,
  fault('header-repeats-call-bar', 'SHELL-CALL-BAR~3')`The header of a phone has a second button to call.
    src/layout/Header.module.css
      @media (max-width: 47.99rem) and (min-height: 30.01rem) {
          .phone {
    -       display: none;`,
  fault('logo-takes-row', 'SHELL-HEADER-ROW~1')`The logo takes a row of the header for itself.
    src/layout/Header.module.css
    - flex: 1 1 var(--logo-room);
    + flex: 1 1 100%;`,
  fault('tablet-header-without-number', 'SHELL-HEADER-ROW~1')`On a tablet, the button to call is an icon alone.
    src/layout/Header.module.css
    - @media (max-width: 47.99rem) {
    -     .phone > span
    + @media (max-width: 71.99rem) {
    +     .phone > span`,
  fault('call-bar-without-crisis', 'SHELL-CALL-BAR~3')`“Crisis” of the call bar opens the contact page.
    src/layout/CallBar.tsx
    - to="/crisis-intervention"
    + to="/contact"`,
  fault('strip-as-low-as-its-text', 'SHELL-EMERGENCY-STRIP~1')`The links of the strip are as low as their text.
    src/layout/EmergencyBar.module.css
      align-items: center;
    -     min-height: var(--target);`,
  fault('strip-buttons-of-unequal-width', 'SHELL-EMERGENCY-STRIP~1')`
    On a phone, the buttons of the strip are as wide as their words.
    src/layout/EmergencyBar.module.css
    - flex: 1 1 5rem;
    + flex: 1 1 auto;`,
  fault('table-contents-stays-collapsed', 'SHELL-CONTENTS~2')`The table of contents stays collapsed.
    src/components/TableOfContents/TableOfContents.module.css
    - .toggle:not([open])::details-content
    + .toggle::details-content`,
  fault('lead-paragraphs-keep-light-mode', 'SHELL-DARK~1')`Lead paragraphs keep their light-mode color in dark mode.
    src/styles/tokens.css
    - --ink-2: #c5d6d1
    + --ink-2: #3c5652`,
  fault('spanish-closed-on-paper', 'SHELL-PRINT~1')`On paper, most of the help in Spanish stays closed.
    src/components/InSpanish/InSpanish.module.css
    - content-visibility: visible;`,
  fault('menus-appear-print', 'SHELL-PRINT~1')`The menus appear in print.
    src/styles/print.css
    - nav,`,
  fault('links-appear-print-without', 'SHELL-PRINT~1')`Links appear in print without their address.
    src/styles/print.css
    - content: " (" attr(href) ")";
    + content: none;`,
  fault('text-font-not-shown-first-page', 'SHELL-STILL~2')`
    The text font is not shown on the first page when it loads late.
    src/styles/fonts.css
      font-weight: 400;
    -   font-display: swap;
    +   font-display: optional;
        src: url("./fonts`,
  fault('fallback-text-font-too-wide', 'SHELL-STILL~2')`The fallback of the text font is too wide.
    src/styles/fonts.css
      local("Liberation Sans");
    -   ascent-override: 99.6%;
    -   descent-override: 31.98%;
    -   line-gap-override: 0%;
    -   size-adjust: 98.8%;
    +   size-adjust: 120%;`,
  fault('share-picture-page-svg-file', 'SHELL-SHARE~1')`The share picture of a page is an SVG file.
    src/seo/PageHead.tsx
    - /media/\${meta.picture}-share.png
    + /media/\${meta.picture}-wide.svg`,
  fault('swipe-moves-slider-wrong', 'A11Y-HERO-BY-HAND~2')`A swipe moves the slider in the wrong direction.
    src/components/Slider/use-swipe.ts
    - onSwipe(moved < 0 ? 1 : -1)
    + onSwipe(moved < 0 ? -1 : 1)`,
  fault('pinch-slider-changes-slide', 'A11Y-HERO-BY-HAND~2')`A pinch on the slider changes its slide.
    src/components/Slider/use-swipe.ts
    - event.isPrimary && event.pointerType
    + event.pointerType`,
  fault('css-hides-headline-home-page', 'HOME-HERO~2')`CSS hides the headline of the home page.
    src/pages/home.module.css
      .hero h1 {
    +     display: none;
          margin: 0;`,
  fault('css-reverses-order-home-page', 'A11Y-ORDER~1')`CSS reverses the order of the home page.
    src/pages/home.module.css
    - .hero h1 {
    + main:has(> .hero) {
    +     display: flex;
    +     flex-direction: column-reverse;
    +   }
    +
    +   .hero h1 {
          margin: 0;`,
  fault('css-moves-slider-above-headline', 'A11Y-ORDER~1')`CSS moves the slider above the headline on small screens.
    src/pages/home.module.css
    - .hero h1 {
    + .hero {
    +     display: flex;
    +     flex-direction: column-reverse;
    +   }
    +
    +   .hero h1 {
          margin: 0;`,
  fault('css-hides-insurers', 'ROUTE-HOME~1', 'ROUTE-INSURANCE~1')`CSS hides the insurers.
    src/components/InsuranceSection/InsuranceSection.module.css
      .insurers {
    -     display: grid;
    +     display: none;`,
  fault('css-hides-insurance-section', 'ROUTE-INSURANCE~1')`CSS hides the insurance section.
    src/components/InsuranceSection/InsuranceSection.module.css
      .wide section {
    +     display: none;`,
  fault('banner-picture-ignores-window-height', 'SHELL-FIRST-SCREEN~2')`
    The picture of the banner is as high as the width of the window asks for, however low the window is.
    src/components/Banner/Banner.module.css
    - min(32vw, 30svh, 29rem)
    + clamp(11.5rem, 32vw, 29rem)`,
  fault('menu-page-nothing-to-do-first', 'SHELL-FIRST-SCREEN~2')`
    The first screen of the menu pages has nothing to press.
    src/pages/MenuPage.tsx
    - <NextSteps />
    + {null}`,
  fault('next-steps-too-low-for-a-finger', 'SHELL-FIRST-SCREEN~2')`
    The links to what is urgent about a substance are as low as a line of text.
    src/components/NextSteps/NextSteps.tsx
    - look="quiet">
    + className="quiet">`,
  fault(
    'banner-picture-lies-on-panel',
    'ROUTE-TREATMENT~1',
  )`The picture of the banner lies on the panel under its heading.
    src/components/Banner/Banner.module.css
      .panel {
    -     position: relative;`,
];

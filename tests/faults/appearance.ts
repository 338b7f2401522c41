import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const appearance: readonly Fault[] = [
  { id: 'call-bar-stays-visible-field', rules: ['LAYOUT-CALL-BAR'], file: 'src/layout/CallBar.module.css',
    what: 'The call bar stays visible while a field has the focus.', find: '(input, textarea):focus', replace: '(input, textarea):active' },
  { id: 'call-bar-covers-typed-message', rules: ['LAYOUT-CALL-BAR'], file: 'src/layout/CallBar.module.css',
    what: 'The call bar covers the message while the visitor types it.', find: '(input, textarea):focus', replace: '(input):focus' },
  { id: 'message-opens-contact-page-even', rules: ['LAYOUT-CALL-BAR'], file: 'src/layout/CallBar.tsx',
    what: '“Message” opens the contact page even on a page with a form.', find: 'event.preventDefault();', replace: '' },
  { id: 'page-form-message-opens-no-tab', rules: ['LAYOUT-CALL-BAR'], file: 'src/layout/CallBar.tsx',
    what: 'On a page with a form, a click on “Message” with a modifier key does not open a tab.', find: 'if (isModified(event)) return;', replace: '' },
  { id: 'header-repeats-call-bar', rules: ['LAYOUT-CALL-BAR'], file: 'src/layout/Header.module.css',
    what: 'On a phone, the header has a second call button.', find: `@media (max-width: 47.99rem) and (min-height: 30.01rem) {
    .phone {
      display: none;`, replace: `@media (max-width: 47.99rem) and (min-height: 30.01rem) {
    .phone {` },
  { id: 'logo-takes-row', rules: ['LAYOUT-HEADER-ROW'], file: 'src/layout/Header.module.css',
    what: 'The logo takes a whole row of the header.', find: 'flex: 1 1 var(--logo-room);', replace: 'flex: 1 1 100%;' },
  { id: 'tablet-header-without-number', rules: ['LAYOUT-HEADER-ROW'], file: 'src/layout/Header.module.css',
    what: 'On a tablet, the call button shows only its icon.', find: `@media (max-width: 47.99rem) {
    .phone > span`, replace: `@media (max-width: 71.99rem) {
    .phone > span` },
  { id: 'call-bar-without-crisis', rules: ['LAYOUT-CALL-BAR'], file: 'src/layout/CallBar.tsx',
    what: '“Crisis” in the call bar opens the contact page.', find: 'to="/crisis-intervention"', replace: 'to="/contact"' },
  { id: 'strip-as-low-as-its-text', rules: ['LAYOUT-EMERGENCY-STRIP'], file: 'src/layout/EmergencyBar.module.css',
    what: 'The links of the emergency bar are only as high as their text.', find: `align-items: center;
    min-height: var(--target);`, replace: 'align-items: center;' },
  { id: 'strip-buttons-of-unequal-width', rules: ['LAYOUT-EMERGENCY-STRIP'], file: 'src/layout/EmergencyBar.module.css',
    what: 'On a phone, the buttons of the emergency bar are only as wide as their text.', find: 'flex: 1 1 5rem;', replace: 'flex: 1 1 auto;' },
  { id: 'emergency-line-takes-half', rules: ['LAYOUT-EMERGENCY-BOX'], file: 'src/components/EmergencyBox/EmergencyBox.module.css',
    what: 'The first line of the emergency box is only as wide as running text.', find: `    max-width: none;
    padding-inline-end`, replace: '    padding-inline-end' },
  { id: 'emergency-head-ends-in-middle', rules: ['LAYOUT-EMERGENCY-BOX'], file: 'src/styles/base.css',
    what: 'On the crisis page, the title of the emergency box is only as wide as running text.',
    find: 'p:not(.heading, .actions)', replace: 'p:not(.actions)' },
  { id: 'table-contents-stays-collapsed', rules: ['LAYOUT-CONTENTS'], file: 'src/components/TableOfContents/TableOfContents.module.css',
    what: 'The table of contents stays collapsed.', find: '.toggle:not([open])::details-content', replace: '.toggle::details-content' },
  { id: 'lead-paragraphs-keep-light-mode', rules: ['LAYOUT-DARK'], file: 'src/styles/tokens.css',
    what: 'Lead paragraphs keep their light-mode color in dark mode.', find: '--ink-2: #c5d6d1', replace: '--ink-2: #3c5652' },
  { id: 'spanish-closed-on-paper', rules: ['LAYOUT-PRINT'], file: 'src/components/InSpanish/InSpanish.module.css',
    what: 'In print, most of the help in Spanish stays collapsed.', find: 'content-visibility: visible;', replace: '' },
  { id: 'menus-appear-print', rules: ['LAYOUT-PRINT'], file: 'src/styles/print.css', what: 'The menus appear in print.',
    find: 'nav,', replace: '' },
  { id: 'links-appear-print-without', rules: ['LAYOUT-PRINT'], file: 'src/styles/print.css', what: 'Links appear in print without their address.',
    find: 'content: " (" attr(href) ")";', replace: 'content: none;' },
  { id: 'text-font-not-shown-first-page', rules: ['LAYOUT-STILL'], file: 'src/styles/fonts.css',
    what: 'The text font is not shown on the first page when it loads late.', find: `font-weight: 400;
  font-display: swap;
  src: url("./fonts`, replace: `font-weight: 400;
  font-display: optional;
  src: url("./fonts` },
  { id: 'fallback-text-font-too-wide', rules: ['LAYOUT-STILL'], file: 'src/styles/fonts.css', what: 'The fallback of the text font is too wide.',
    find: `local("Liberation Sans");
  ascent-override: 99.6%;
  descent-override: 31.98%;
  line-gap-override: 0%;
  size-adjust: 98.8%;`, replace: `local("Liberation Sans");
  size-adjust: 120%;` },
  { id: 'share-picture-page-svg-file', rules: ['LAYOUT-SHARE'], file: 'src/seo/PageHead.tsx', what: 'The share picture of a page is an SVG file.',
    find: '/media/${metadata.picture}-share.png', replace: '/media/${metadata.picture}-wide.svg' },
  { id: 'swipe-moves-slider-wrong', rules: ['A11Y-HERO-BY-HAND'], file: 'src/components/Slider/use-swipe.ts',
    what: 'A swipe moves the slider in the wrong direction.', find: 'onSwipe(moved < 0 ? 1 : -1)', replace: 'onSwipe(moved < 0 ? -1 : 1)' },
  { id: 'pinch-slider-changes-slide', rules: ['A11Y-HERO-BY-HAND'], file: 'src/components/Slider/use-swipe.ts',
    what: 'A pinch on the slider changes its slide.', find: 'event.isPrimary && event.pointerType', replace: 'event.pointerType' },
  { id: 'css-hides-headline-home-page', rules: ['HOME-HERO'], file: 'src/pages/home.module.css', what: 'CSS hides the headline of the home page.',
    find: `.hero h1 {
    margin: 0;`, replace: `.hero h1 {
    display: none;
    margin: 0;` },
  { id: 'css-reverses-order-home-page', rules: ['A11Y-ORDER'], file: 'src/pages/home.module.css', what: 'CSS reverses the order of the sections on the home page.',
    find: `.hero h1 {
    margin: 0;`, replace: `main:has(> .hero) {
    display: flex;
    flex-direction: column-reverse;
  }

  .hero h1 {
    margin: 0;` },
  { id: 'css-moves-slider-above-headline', rules: ['A11Y-ORDER'], file: 'src/pages/home.module.css',
    what: 'CSS moves the slider above the headline on small screens.', find: `.hero h1 {
    margin: 0;`, replace: `.hero {
    display: flex;
    flex-direction: column-reverse;
  }

  .hero h1 {
    margin: 0;` },
  { id: 'css-hides-insurers', rules: ['ROUTE-HOME', 'ROUTE-INSURANCE'], file: 'src/components/InsuranceSection/InsuranceSection.module.css',
    what: 'CSS hides the insurers.', find: `.insurers {
    display: grid;`, replace: `.insurers {
    display: none;` },
  { id: 'css-hides-insurance-section', rules: ['ROUTE-INSURANCE'], file: 'src/components/InsuranceSection/InsuranceSection.module.css',
    what: 'CSS hides the insurance section.', find: '.wide section {', replace: `.wide section {
    display: none;` },
  { id: 'banner-picture-ignores-window-height', rules: ['LAYOUT-FIRST-SCREEN'], file: 'src/components/Banner/Banner.module.css',
    what: 'The height of the banner picture depends only on the width of the window.',
    find: 'min(32vw, 30svh, 29rem)', replace: 'clamp(11.5rem, 32vw, 29rem)' },
  { id: 'plain-page-nothing-to-do-first', rules: ['LAYOUT-FIRST-SCREEN'], file: 'src/pages/TextPage.tsx',
    what: 'The first screen of a text page has no call button.', find: '<NextSteps callLabel={content.callLabel} />', replace: '{null}' },
  { id: 'next-steps-too-low-for-a-finger', rules: ['LAYOUT-FIRST-SCREEN'], file: 'src/components/NextSteps/NextSteps.tsx',
    what: 'The urgent links of a substance page are only as high as a line of text.', find: 'variant="quiet">', replace: 'className="quiet">' },
  { id: 'banner-picture-lies-on-panel', rules: ['ROUTE-TREATMENT'], file: 'src/components/Banner/Banner.module.css',
    what: 'The banner picture covers the panel with the heading.', find: `.panel {
    position: relative;`, replace: '.panel {' },
  { id: 'banner-picture-ends-at-1600', rules: ['LAYOUT-PICTURES'], file: 'src/components/Banner/Banner.module.css',
    what: 'On a screen wider than 1600 px, the banner picture does not reach the edge.', find: `.picture {
    width: 100%;`, replace: `.picture {
    width: min(100%, 1600px);` },
  { id: 'card-picture-keeps-proportions', rules: ['LAYOUT-PICTURES'], file: 'src/styles/base.css',
    what: 'The picture of a card keeps its proportions and does not fill its frame.', find: `height: 100%;
    object-fit: cover;`, replace: `height: 100%;
    object-fit: contain;` },
  { id: 'icons-keep-color-in-dark', rules: ['LAYOUT-ICONS'], file: 'src/components/Icon/Icon.tsx',
    what: 'In dark mode, icons keep the light-mode color of links.', find: 'stroke="currentColor"', replace: 'stroke="#0b5c66"' },
  { id: 'icons-ignore-forced-colors', rules: ['LAYOUT-ICONS'], file: 'src/styles/base.css',
    what: 'Icons ignore forced colors.', find: `img,
  svg {`, replace: `svg {
    forced-color-adjust: none;
  }

  img,
  svg {` },
  { id: 'slider-buttons-slide-over-header', rules: ['LAYOUT-STICKY'], file: 'src/components/Slider/Slider.module.css',
    what: 'When the home page scrolls, the buttons of the slider cover the header.', find: 'z-index: 1;', replace: 'z-index: 11;' },
  { id: 'header-shines-through', rules: ['LAYOUT-STICKY'], file: 'src/layout/Header.module.css',
    what: 'Content that scrolls under the header shows through it.', find: `background: var(--paper);
    border-block-end`, replace: `background: color-mix(in srgb, var(--paper) 60%, transparent);
    border-block-end` },
  { id: 'landscape-header-covers-targets', rules: ['LAYOUT-STICKY'], file: 'src/layout/Header.module.css',
    what: 'On a phone in landscape, the sticky header covers the target of a link.', find: `@media (max-height: 30rem) {
    .header {
      position: static;
    }
`, replace: '@media (max-height: 30rem) {' },
  { id: 'landscape-menu-ends-below-screen', rules: ['NAV-ADDICTION-MENU', 'A11Y-TARGETS'], file: 'src/layout/Header.module.css',
    what: 'On a phone in landscape, the open menu ends below the screen, and the page does not scroll.',
    find: '@media screen and (min-height: 30.01rem)', replace: '@media screen' },
];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root';
import { fault } from './fault';

const picture = (file: string) => readFileSync(join(projectRoot, 'public/media', file), 'utf8').trim();

export const appearance = [
  fault('call-bar-stays-visible-field', 'SHELL-CALL-BAR~2')`The call bar stays visible while a field has the focus.
    src/layout/CallBar.module.css
    - (input, textarea):focus
    + (input, textarea):active`,
  fault('message-opens-contact-page-even', 'SHELL-CALL-BAR~2')`
    “Message” opens the contact page even on a page with a form.
    src/layout/CallBar.tsx
    - event.preventDefault();`,
  fault('page-form-message-opens-no-tab', 'SHELL-CALL-BAR~2')`
    On a page with a form, “Message” opens no tab when a key asks for one.
    src/layout/CallBar.tsx
    - if (isModified(event)) return;`,
  fault('table-contents-stays-collapsed', 'SHELL-CONTENTS~2')`The table of contents stays collapsed.
    src/components/TableOfContents/TableOfContents.module.css
    - .toggle:not([open]) + ul
    + .toggle + ul`,
  fault('lead-paragraphs-keep-light-mode', 'SHELL-DARK~1')`Lead paragraphs keep their light-mode color in dark mode.
    src/styles/tokens.css
    - --ink-2: #c5d6d1
    + --ink-2: #3c5652`,
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
    - font-weight: 400;
    -   font-display: swap;
    -   src: url("./fonts
    + font-weight: 400;
    +   font-display: optional;
    +   src: url("./fonts`,
  fault('fallback-text-font-too-wide', 'SHELL-STILL~2')`The fallback of the text font is too wide.
    src/styles/fonts.css
    - local("Liberation Sans");
    -   ascent-override: 99.6%;
    -   descent-override: 31.98%;
    -   line-gap-override: 0%;
    -   size-adjust: 98.8%;
    + local("Liberation Sans");
    +   size-adjust: 120%;`,
  fault('share-picture-page-svg-file', 'SHELL-SHARE~1')`The share picture of a page is an SVG file.
    src/seo/PageHead.tsx
    - /media/\${meta.picture}-share.png
    + /media/\${meta.picture}-wide.svg`,
  fault('cocaine-picture-same-alcohol', 'SHELL-PICTURES~1')`The cocaine picture is the same as the alcohol picture.
    public/media/cocaine-tall.svg
    - ${picture('cocaine-tall.svg')}
    + ${picture('alcohol-tall.svg')}`,
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
    - .hero h1 {
    -     margin: 0;
    + .hero h1 {
    +     display: none;
    +     margin: 0;`,
  fault('css-reverses-order-home-page', 'HOME-ORDER~2')`CSS reverses the order of the home page.
    src/pages/home.module.css
    - .hero h1 {
    -     margin: 0;
    + main:has(> .hero) {
    +     display: flex;
    +     flex-direction: column-reverse;
    +   }
    +
    +   .hero h1 {
    +     margin: 0;`,
  fault('css-moves-slider-above-headline', 'HOME-ORDER~2')`CSS moves the slider above the headline on small screens.
    src/pages/home.module.css
    - .hero h1 {
    -     margin: 0;
    + .hero {
    +     display: flex;
    +     flex-direction: column-reverse;
    +   }
    +
    +   .hero h1 {
    +     margin: 0;`,
  fault('css-hides-description-below', 'HOME-TAGLINE~2')`CSS hides the description below the tagline of the home page.
    src/pages/home.module.css
    - .intro p {
    + .intro p {
    +     display: none;`,
  fault('css-hides-call-link-contact-link', 'HOME-CALL-LINK~2', 'HOME-CONTACT-LINK~2', 'HOME-ORDER~2')`
    CSS hides the call link and the contact link of the home page.
    src/pages/home.module.css
    - .actions {
    -     display: flex;
    + .actions {
    +     display: none;`,
  fault('css-hides-summary-clinic-home', 'HOME-ABOUT~2', 'HOME-ORDER~2')`
    CSS hides the summary of the clinic on the home page.
    src/pages/home.module.css
    - .about {
    -     margin-block: var(--space-8);
    + .about {
    +     display: none;
    +     margin-block: var(--space-8);`,
  fault('css-hides-cards-home-page', 'HOME-SUBSTANCE-CARDS~2', 'HOME-PROGRAM-CARDS~2', 'HOME-ORDER~2')`
    CSS hides the cards on the home page.
    src/pages/home.module.css
    - .cards {
    + .cards {
    +     visibility: hidden;`,
  fault('css-hides-insurers', 'HOME-INSURER-LOGOS~2', 'CONST-INSURERS~2')`CSS hides the insurers.
    src/components/InsuranceSection/InsuranceSection.module.css
    - .insurers {
    -     display: grid;
    + .insurers {
    +     display: none;`,
  fault(
    'css-hides-insurance-section',
    'HOME-INSURANCE~2',
    'HOME-INSURANCE-REACH-OUT~2',
    'CONTENT-INSURANCE~2',
    'ROUTE-INSURANCE~1',
    'HOME-ORDER~2',
  )`
    CSS hides the insurance section.
    src/components/InsuranceSection/InsuranceSection.module.css
    - .wide section {
    + .wide section {
    +     display: none;`,
  fault('css-hides-mental-health-section', 'HOME-MENTAL-HEALTH-PROMO~2', 'HOME-ORDER~2')`
    CSS hides the mental-health section of the home page.
    src/pages/home.module.css
    - .promo {
    + .promo {
    +     display: none;`,
  fault('css-hides-mission-home-page', 'HOME-MISSION~2', 'HOME-ORDER~2')`CSS hides the mission on the home page.
    src/pages/home.module.css
    - .mission {
    + .mission {
    +     display: none;`,
];

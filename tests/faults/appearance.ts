import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const appearance: readonly Fault[] = [
  { id: 'css-hides-headline-home-page', rules: ['HOME-HERO'], file: 'src/pages/home.module.css', what: 'CSS hides the headline of the home page.',
    find: `.hero h1 {
    margin: 0;`, replace: `.hero h1 {
    display: none;
    margin: 0;` },
  { id: 'css-hides-insurers', rules: ['ROUTE-HOME', 'ROUTE-INSURANCE'], file: 'src/components/InsuranceSection/InsuranceSection.module.css',
    what: 'CSS hides the insurers.', find: `.insurers {
    display: grid;`, replace: `.insurers {
    display: none;` },
  { id: 'banner-picture-lies-on-panel', rules: ['ROUTE-TREATMENT'], file: 'src/components/Banner/Banner.module.css',
    what: 'The banner picture covers the panel with the heading.', find: `.panel {
    position: relative;`, replace: '.panel {' },
  { id: 'landscape-menu-ends-below-screen', rules: ['NAV-ADDICTION-MENU'], file: 'src/layout/Header.module.css',
    what: 'On a phone in landscape, the open menu ends below the screen, and the page does not scroll.',
    find: '@media screen and (min-height: 30.01rem)', replace: '@media screen' },
];

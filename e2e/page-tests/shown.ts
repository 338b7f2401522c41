import type { HTMLElement } from 'node-html-parser';
import type { ParsedPage } from '../../tests/support/parsed-page';
import type { PageVisit } from '../support/page-visit';

/** A page on a wide screen and on a small one. */
export const screensOf = ({ wide, small }: PageVisit) => [
  { screen: 'on a wide screen', shown: wide },
  { screen: 'on a small screen', shown: small },
];

/** The closest ancestor of the h1, within the main content, that also contains a picture. */
export function bannerOf({ main }: ParsedPage): HTMLElement {
  let element: HTMLElement | null = main.querySelector('h1');
  while (element && element !== main && !element.querySelector('img')) element = element.parentNode;
  if (!element || element === main) throw new Error('The page has no picture around its h1');
  return element;
}

import { routes } from '../../spec/routes';
import { linksOf } from '../support/places';
import { textOf } from '../support/text';
import type { PageCase } from './page-case';

const printed = /(?<!\d)(?:1-)?\(?\d{3}\)?[- ]\d{3}-\d{4}(?!\d)|(?<!\d)(?:711|911|988)(?!\d)/g;
/** The phone numbers that a text shows. */
export const numbersIn = (text: string): readonly string[] => text.match(printed) ?? [];

/** The link for a printed phone number: US numbers get the country code, 711, 911 and 988 do not. */
export function dialed(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `tel:${{ 10: '+1', 11: '+' }[digits.length] ?? ''}${digits}`;
}

/** What a link dials or writes to: a text message goes to the number that it shows, too. */
const reached = (path: string) => path.replace(/^sms:([^?]*).*$/, 'tel:$1');

/** Section 7: phone links. An icon-only link shows no number; its name is tested in the prerendered HTML. */
export const phoneLinkCases: readonly PageCase[] = routes.flatMap(({ path }): PageCase[] => [
  {
    title: `every phone number that ${path} shows in a link is the one that the link dials`,
    rules: ['CALL-PHONE-SCHEME~2'],
    path,
    found: ({ page }) => {
      const shown = linksOf(page).filter(({ label }) => numbersIn(label).length > 0);
      const wrong = shown.filter(({ label, path: to }) => numbersIn(label).map(dialed).join() !== reached(to));
      return { some: shown.length > 0, wrong };
    },
    expected: { some: true, wrong: [] },
  },
  {
    title: `every phone number that ${path} shows is in a phone link`,
    rules: ['CALL-PHONE-SCHEME~2'],
    path,
    found: ({ page }) => {
      const linked = page
        .querySelectorAll('a[href^="tel:"], a[href^="sms:"]')
        .flatMap((link) => numbersIn(textOf(link)));
      return { missing: numbersIn(textOf(page)).length - linked.length, links: linked.length > 0 };
    },
    expected: { missing: 0, links: true },
  },
]);

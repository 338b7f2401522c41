import { describe, expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { covers } from '../../support/covers';
import { linksOf } from '../../support/places';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const printed = /(?<!\d)(?:1-)?\(?\d{3}\)?[- ]\d{3}-\d{4}(?!\d)|(?<!\d)(?:911|988)(?!\d)/g;
const numbersIn = (text: string): readonly string[] => text.match(printed) ?? [];

/** The link for a printed phone number: US numbers get the country code, 911 and 988 do not. */
function dialed(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `tel:${{ 10: '+1', 11: '+' }[digits.length] ?? ''}${digits}`;
}

describe('phone links', () => {
  for (const { path } of routes) {
    const { page } = rendered(path);
    const links = linksOf(page).filter(({ label, path: to }) => to.startsWith('tel:') || numbersIn(label).length > 0);

    test(`every phone link of ${path} dials the number that it shows`, covers('CALL-PHONE-SCHEME~1'), () => {
      expect(links.length).toBeGreaterThan(0);
      expect(links.map(({ path: to }) => [to])).toEqual(links.map(({ label }) => numbersIn(label).map(dialed)));
    });

    test(`every phone number of ${path} is in a phone link`, covers('CALL-PHONE-SCHEME~1'), () => {
      const linked = page.querySelectorAll('a[href^="tel:"]').flatMap((link) => numbersIn(textOf(link)));
      expect(numbersIn(textOf(page))).toEqual(linked);
    });
  }
});

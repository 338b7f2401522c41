import { expect, test } from 'vitest';
import { linksOf } from '../../support/parsed-page';
import { findingsByPage, pages } from '../../support/rendered';
import { textOf } from '../../support/text';

const printed = /(?<!\d)(?:1-)?\(?\d{3}\)?[- ]\d{3}-\d{4}(?!\d)|(?<!\d)(?:711|911|988)(?!\d)/g;
/** The phone numbers in a string. */
const numbersIn = (text: string): readonly string[] => text.match(printed) ?? [];

/** The address of a link to a phone number: US numbers get the country code; 711, 911 and 988 do not. */
function dialed(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `tel:${{ 10: '+1', 11: '+' }[digits.length] ?? ''}${digits}`;
}

/** The number that a link calls or texts, as a `tel:` address. */
const reached = (path: string) => path.replace(/^sms:([^?]*).*$/, 'tel:$1');

test('each link with a phone number dials the number that it names', { tags: 'CALL-PHONE-SCHEME' }, () => {
  const wrong = findingsByPage(({ page }) =>
    linksOf(page).flatMap(({ label, path }) => {
      const numbers = numbersIn(label);
      const isPhone = path.startsWith('tel:') || numbers.length > 0;
      return isPhone && numbers.map(dialed).join() !== reached(path) ? [`“${label}” leads to ${path}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('each phone number that a page shows is in a phone link', { tags: 'CALL-PHONE-SCHEME' }, () => {
  const unlinked = findingsByPage(({ page }) => {
    const links = page.querySelectorAll('a[href^="tel:"], a[href^="sms:"]');
    const linked = links.flatMap((link) => numbersIn(textOf(link)));
    const shown = numbersIn(textOf(page));
    return linked.length > 0 && shown.length === linked.length ? [] : [{ shown, linked }];
  });
  expect(unlinked).toEqual([]);
});

test('each link to a text line has a form that both iPhones and Android phones accept', { tags: 'text' }, () => {
  const texts = pages.flatMap(({ page }) => linksOf(page).filter(({ path }) => path.startsWith('sms:')));
  expect(texts.filter(({ path }) => !/^sms:\d+(?:\?&body=\w+)?$/.test(path))).toEqual([]);
  expect(texts.map(({ path }) => path)).toContain('sms:988?&body=AYUDA');
});

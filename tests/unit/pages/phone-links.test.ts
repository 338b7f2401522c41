import { describe, expect, test } from 'vitest';
import { textLines } from '../../../spec/language';
import { routes } from '../../../spec/routes';
import { dialed, numbersIn, phoneLinkCases } from '../../page-cases/phone-links';
import { covers } from '../../support/covers';
import { pageTests } from '../../support/page-tests';
import { linksOf } from '../../support/places';
import { rendered } from '../../support/rendered';

pageTests(phoneLinkCases);

describe('the accessible name of each phone link', () => {
  for (const { path } of routes) {
    test(`has the number that the link dials on ${path}`, covers('CALL-PHONE-SCHEME~2'), () => {
      const links = linksOf(rendered(path).page).filter(({ path: to }) => to.startsWith('tel:'));
      expect(links.map(({ path: to }) => [to])).toEqual(links.map(({ label }) => numbersIn(label).map(dialed)));
    });
  }
});

describe('a link that writes a text message', () => {
  for (const { path } of routes) {
    test(`opens a message to 988 on ${path}`, covers('CALL-TEXT-SCHEME~1'), () => {
      const named = textLines.map(({ label }): string => label);
      const links = linksOf(rendered(path).page).filter(
        ({ label, path: to }) => named.includes(label) || to.startsWith('sms:'),
      );
      expect(links).not.toEqual([]);
      for (const link of links) expect(textLines).toContainEqual(link);
    });
  }

  for (const line of textLines) {
    test(`named "${line.label}" is on a page`, covers('CALL-TEXT-SCHEME~1'), () => {
      expect(routes.flatMap(({ path }) => linksOf(rendered(path).page))).toContainEqual(line);
    });
  }
});

import { describe, expect, test } from 'vitest';
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

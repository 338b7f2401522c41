import { describe, expect, test } from 'vitest';
import { footerDisclaimer } from '../../../spec/language';
import { footerColumns, legalLinks } from '../../../spec/navigation';
import { routes } from '../../../spec/routes';
import { footerCases } from '../../page-cases/footer';
import { covers } from '../../support/covers';
import { pageTests } from '../../support/page-tests';
import { linksOf, saysTogether } from '../../support/places';
import { rendered } from '../../support/rendered';

pageTests(footerCases);

test('the footer has the legal links below its columns', covers('FOOT-LEGAL~1'), () => {
  const below = linksOf(rendered('/').footer).slice(footerColumns.flatMap(({ links }) => [...links]).length);
  expect(below.filter(({ path }) => path.startsWith('/'))).toEqual(legalLinks);
});

describe('on every page', () => {
  for (const { path } of routes) {
    test(`the footer of ${path} has the medical disclaimer`, covers('FOOT-DISCLAIMER~1'), () => {
      expect(saysTogether(rendered(path).footer, footerDisclaimer)).toBe(true);
    });
  }
});

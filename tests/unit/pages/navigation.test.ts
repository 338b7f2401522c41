import { describe, expect, test } from 'vitest';
import type { RuleTag } from '../../../spec/all-rules';
import { menus } from '../../../spec/navigation';
import { routes } from '../../../spec/routes';
import { covers } from '../../support/covers';
import { linksOf, one } from '../../support/places';
import { rendered } from '../../support/rendered';

const menuRules: Record<(typeof menus)[number]['label'], RuleTag> = {
  Programs: 'NAV-PROGRAMS-MENU~2',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU~2',
  Addiction: 'NAV-ADDICTION-MENU~2',
};

const home = rendered('/');
const menuLists = home.header.querySelectorAll('nav details').map((menu) => one(menu, 'ul'));

// The menus are closed, so that their entries cannot be seen; e2e/shell.spec.ts opens them.
menus.forEach(({ label, entries }, index) => {
  test(`the ${label} menu lists its ${entries.length} pages in order`, covers(menuRules[label]), () => {
    expect(menuLists[index] && linksOf(menuLists[index])).toEqual(entries);
  });
});

test('the header has no other menu', covers('NAV-PROGRAMS-MENU~2'), () => {
  expect(menuLists).toHaveLength(menus.length);
});

describe('shared header and footer', () => {
  for (const { path } of routes) {
    test(`the header of ${path} has the same links as that of the home page`, covers('ROUTE-SHARED-FRAME~1'), () => {
      expect(linksOf(rendered(path).header)).toEqual(linksOf(home.header));
    });

    test(`the footer of ${path} has the same links as that of the home page`, covers('ROUTE-SHARED-FRAME~1'), () => {
      expect(linksOf(rendered(path).footer)).toEqual(linksOf(home.footer));
    });
  }
});

import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { footerOnlyPaths, headerLinks, menus } from '../../../spec/navigation';
import { routes } from '../../../spec/routes';
import type { RuleTag } from '../../../spec/rules';
import { covers } from '../../support/covers';
import { linksOf, partOf } from '../../support/places';
import { one, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const menuRules: Record<(typeof menus)[number]['label'], RuleTag> = {
  Programs: 'NAV-PROGRAMS-MENU~1',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU~1',
  Addiction: 'NAV-ADDICTION-MENU~1',
};

const home = rendered('/');
const items = one(home.header, 'nav > ul').childNodes as HTMLElement[];
const [plainItems, menuItems] = [
  items.filter((item) => !item.querySelector('details')),
  items.filter((item) => item.querySelector('details')),
];
/** The label of a menu: its parent link if it has one, or else the summary that opens it. */
const labelOf = (item: HTMLElement) => textOf(item.querySelector(':scope > a') ?? one(item, 'summary'));

test('the navigation bar has its six links in order', covers('NAV-HEADER-LINKS~1'), () => {
  expect(plainItems.flatMap(linksOf)).toEqual(headerLinks);
});

test('the navigation bar has its three menus in order', covers('NAV-PROGRAMS-MENU~1'), () => {
  expect(menuItems.map(labelOf)).toEqual(menus.map(({ label }) => label));
});

describe('the menus', () => {
  menus.forEach(({ label, parent, entries }, index) => {
    const item = menuItems[index];
    if (!item) throw new Error(`There is no menu ${index}`);

    test(`the ${label} menu lists its ${entries.length} pages in order`, covers(menuRules[label]), () => {
      expect(linksOf(one(item, 'ul'))).toEqual(entries);
    });

    const title = parent ? `the ${label} menu has a link to ${parent}` : `the ${label} menu has no link of its own`;
    test(title, covers('NAV-MENU-PARENTS~1'), () => {
      const own = item.querySelectorAll(':scope > a').map((link) => link.getAttribute('href'));
      expect(own).toEqual(parent ? [parent] : []);
    });
  });
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

describe('pages that only the footer links to', () => {
  for (const target of footerOnlyPaths) {
    for (const { path } of routes) {
      test(`${path} links to ${target} once, in its footer`, covers('ROUTE-MISSION-FOOTER-ONLY~1'), () => {
        const links = rendered(path).page.querySelectorAll(`a[href^="${target}"]`);
        expect(links.map(partOf)).toEqual(['footer']);
      });
    }
  }
});

import { expect, test } from 'vitest';
import type { RuleTag } from '../../../spec/all-rules';
import { headerLinks, menus } from '../../../spec/navigation';
import { covers } from '../../support/covers';
import { linksOf, onlyElement } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

/** The items of the navigation bar: those that are menus, or the others. */
const itemsOf = (kind: 'menu' | 'link') =>
  onlyElement(rendered('/').header, 'nav > ul').children.filter(
    (item) => (kind === 'menu') === Boolean(item.querySelector('details')),
  );

test('the navigation bar has its six links, in order', covers('NAV-HEADER-LINKS~2'), () => {
  expect(itemsOf('link').flatMap(linksOf)).toEqual(headerLinks);
});

test(
  'the navigation bar has its three menus, in order, with the link of each parent',
  covers('NAV-MENU-PARENTS~2'),
  () => {
    const found = itemsOf('menu').map((item) => {
      const parent = item.querySelector(':scope > a');
      return { label: textOf(parent ?? onlyElement(item, 'summary')), parent: parent?.getAttribute('href') ?? null };
    });
    expect(found).toEqual(menus.map(({ label, parent }) => ({ label, parent })));
  },
);

const menuRules: Record<(typeof menus)[number]['label'], RuleTag> = {
  Programs: 'NAV-PROGRAMS-MENU~2',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU~2',
  Addiction: 'NAV-ADDICTION-MENU~2',
};
menus.forEach(({ label, entries }, index) => {
  test(`the ${label} menu lists its ${entries.length} pages, in order`, covers(menuRules[label]), () => {
    const found = itemsOf('menu').map((item) => linksOf(onlyElement(item, 'details ul')));
    expect(found[index]).toEqual(entries.map(({ label, path }) => ({ label, path })));
  });
});

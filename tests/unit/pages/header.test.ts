import { expect, test } from 'vitest';
import { parentEntries } from '../../../spec/extensions/links';
import { headerLinks, menus } from '../../../spec/navigation';
import type { RuleId } from '../../../spec/rules';
import { linksOf, onlyElement } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

/** The items of the navigation bar that are menus, or those that are links. */
const itemsOf = (kind: 'menu' | 'link') =>
  onlyElement(rendered('/').header, 'nav > ul + ul').children.filter(
    (item) => (kind === 'menu') === Boolean(item.querySelector('details')),
  );

test('the navigation bar has its six links, in order', { tags: 'NAV-HEADER-LINKS' }, () => {
  expect(itemsOf('link').flatMap(linksOf)).toEqual(headerLinks);
});

test('the navigation bar has its three menus, in order, with their parent pages', { tags: 'NAV-MENU-PARENTS' }, () => {
  const found = itemsOf('menu').map((item) => {
    const parent = item.querySelector(':scope > a');
    // Screen readers also say that the summary opens a menu.
    const label = textOf(onlyElement(item, 'summary')).replace(/ menu$/, '');
    return { label, parent: parent?.getAttribute('href') ?? null };
  });
  expect(found).toEqual(menus.map(({ label, parent }) => ({ label, parent })));
});

const menuRules: Record<(typeof menus)[number]['label'], RuleId> = {
  Programs: 'NAV-PROGRAMS-MENU',
  'Mental Health': 'NAV-MENTAL-HEALTH-MENU',
  Addiction: 'NAV-ADDICTION-MENU',
};
menus.forEach(({ label, entries }, index) => {
  test(`the ${label} menu lists its ${entries.length} pages, in order`, { tags: menuRules[label] }, () => {
    const found = itemsOf('menu').map((item) => linksOf(onlyElement(item, 'details ul')));
    const listed = found[index]?.filter(({ label: each }) => !Object.values<string>(parentEntries).includes(each));
    expect(listed).toEqual(entries.map(({ label, path }) => ({ label, path })));
  });
});

import type { Locator, Page } from '@playwright/test';
import { footerColumns, headerLinks, type Link, legalLinks, menus } from '../spec/navigation';
import { expectOpen, menuList, menuSummary } from './support/menus';
import { headingOf, routeOf } from './support/routes';
import { covers, expect, test } from './support/test';

/** Follows a link and fails unless it opens the page at its address: heading, title, focus on the h1. */
async function followAndArrive(page: Page, link: Locator, { path }: Pick<Link, 'path'>) {
  const route = routeOf(path);
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headingOf(route));
  await expect(heading).toBeFocused();
  const response = await page.request.get(path);
  expect(await response.text()).toContain(`<title>${(await page.title()).replace('&', '&amp;')}</title>`);
}

const arrivalRules = covers('NAV-LINKS-LEAD~1', 'SHELL-FOCUS~1', 'SHELL-TITLE~1');

for (const link of headerLinks) {
  test(`the header link ${link.label} leads to ${link.path}`, arrivalRules, async ({ visit }) => {
    const page = await visit('/privacy');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await followAndArrive(page, navigation.getByRole('link', { name: link.label, exact: true }), link);
  });
}

for (const { label, parent, entries } of menus) {
  if (parent) {
    test(`the parent link of the ${label} menu leads to ${parent}`, arrivalRules, async ({ visit }) => {
      const page = await visit('/privacy');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await followAndArrive(page, navigation.getByRole('link', { name: label, exact: true }), { path: parent });
    });
  }
  for (const entry of entries) {
    test(`the entry ${entry.label} of the ${label} menu leads to ${entry.path}`, arrivalRules, async ({ visit }) => {
      const page = await visit('/privacy');
      const summary = menuSummary(page, label);
      await summary.click();
      await followAndArrive(page, menuList(page, label).getByRole('link', { name: entry.label, exact: true }), entry);
      await expectOpen(summary, false);
    });
  }
}

for (const { heading, links } of footerColumns) {
  for (const link of links) {
    test(`the footer link ${link.label} under ${heading} leads to ${link.path}`, arrivalRules, async ({ visit }) => {
      const page = await visit('/privacy');
      const footer = page.getByRole('navigation', { name: 'Footer' });
      await followAndArrive(page, footer.getByRole('link', { name: link.label, exact: true }), link);
    });
  }
}

for (const link of legalLinks) {
  test(`the legal link ${link.label} leads to ${link.path}`, arrivalRules, async ({ visit }) => {
    const page = await visit('/');
    const legal = page.getByRole('navigation', { name: 'Legal' });
    await followAndArrive(page, legal.getByRole('link', { name: link.label, exact: true }), link);
  });
}

import type { Locator, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { legalLinks } from '../spec/extensions/navigation';
import { footerColumns, headerLinks, type Link, menus } from '../spec/navigation';
import { onlyElement } from '../tests/support/parsed-page';
import { textOf } from '../tests/support/text';
import { expectOpen, menuList, menuSummary } from './support/menus';
import { headingOf, routeOf } from './support/routes';
import { covers, expect, test } from './support/test';

/** The page that the links are followed from, and returned to. In one worker, all tests share one visit to it. */
const start = '/privacy';
test.describe.configure({ mode: 'default' });

/** Follows a link and fails unless it opens the page at its address: heading, title, focus on the h1. Then goes back. */
async function followAndArrive(page: Page, link: Locator, { path }: Pick<Link, 'path'>) {
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  const heading = page.getByRole('heading', { level: 1 });
  // The page that the address opens is tested for what it is in pages.spec.ts; a link must lead to the same.
  const served = parse(await (await page.request.get(path)).text());
  await expect(heading).toHaveText(headingOf(routeOf(path)));
  await expect(heading).toHaveText(textOf(onlyElement(served, 'h1')));
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(textOf(onlyElement(served, 'title')));
  const headings = await page.getByRole('main').locator('h2').allTextContents();
  expect(headings).toEqual(served.querySelectorAll('main h2').map(({ text }) => text));
  await page.goBack();
}

const arrivalRules = covers('NAV-LINKS-LEAD~1', 'SHELL-FOCUS~2', 'SHELL-TITLE~1');

for (const link of headerLinks) {
  test(`the header link ${link.label} leads to ${link.path}`, arrivalRules, async ({ look }) => {
    const page = await look(start);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await followAndArrive(page, navigation.getByRole('link', { name: link.label, exact: true }), link);
  });
}

for (const { label, parent, entries } of menus) {
  if (parent) {
    test(`the parent link of the ${label} menu leads to ${parent}`, arrivalRules, async ({ look }) => {
      const page = await look(start);
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await followAndArrive(page, navigation.getByRole('link', { name: label, exact: true }), { path: parent });
    });
  }
  for (const entry of entries) {
    test(`the entry ${entry.label} of the ${label} menu leads to ${entry.path}`, arrivalRules, async ({ look }) => {
      const page = await look(start);
      const summary = menuSummary(page, label);
      await summary.click();
      await followAndArrive(page, menuList(page, label).getByRole('link', { name: entry.label, exact: true }), entry);
      await expectOpen(summary, false);
    });
  }
}

for (const { heading, links } of footerColumns) {
  for (const link of links) {
    test(`the footer link ${link.label} under ${heading} leads to ${link.path}`, arrivalRules, async ({ look }) => {
      const page = await look(start);
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

import { parse } from 'node-html-parser';
import { footerColumns, headerLinks, type Link, menus } from '../../spec/navigation';
import { mainNavigation, menuEntries, menuToggle, openMenuSelector } from '../support/menus';
import { legalLinks } from '../support/routes';
import { covers, expect, long } from '../support/test';
import { test, type Visitor } from './visitor';

/* tests/component has how the menus open and close; these flows follow their links in the built site. */

/** The page where the visitor begins. */
const start = '/privacy';
const rules = covers('NAV-LINKS-LEAD', 'SHELL-FOCUS', 'SHELL-TITLE', 'ENGINE-USER-FLOW');

/** Waits for the page of a link, with closed menus, and compares it with what the server has there. */
async function arriveAt(visitor: Visitor, { path }: Pick<Link, 'path'>): Promise<void> {
  const { page } = visitor;
  const served = parse(await (await page.request.get(path)).text());
  await visitor.arrive(path);
  await expect(page).toHaveTitle(served.querySelector('title')?.text ?? '');
  // What is below the fold comes one frame later.
  const headings = () => page.getByRole('main').locator('h2').allTextContents();
  await expect.poll(headings).toEqual(served.querySelectorAll('main h2').map(({ text }) => text));
  await expect(page.locator(openMenuSelector)).toHaveCount(0);
}

/** The links between the first and the last, which are made alike, are for `npm run test:all`. */
const ends = (links: readonly Link[]) => [...links.slice(0, 1), ...links.slice(-1)];
const rest = (links: readonly Link[]) => links.slice(1, -1);

for (const { label, parent, entries } of menus) {
  const follow = async (visitor: Visitor, chosen: readonly Link[]) => {
    for (const entry of chosen) {
      await visitor.openMenu(label);
      await visitor.press(menuEntries(visitor.page, label).getByText(entry.label, { exact: true }));
      await arriveAt(visitor, entry);
    }
  };

  test(`the ${label} menu leads to its first page, to its last, and back`, rules, async ({ visitor }) => {
    await visitor.open(start);
    await follow(visitor, ends(entries));
    await visitor.page.goBack();
    await arriveAt(visitor, entries[0]);
    if (!parent) return;
    await visitor.followMain(label);
    await arriveAt(visitor, { path: parent });
  });

  test(`the ${label} menu leads to each of the pages between`, long(rules), async ({ visitor }) => {
    await visitor.open(start);
    await follow(visitor, rest(entries));
  });
}

async function followFooter(visitor: Visitor, choose: (links: readonly Link[]) => readonly Link[]) {
  await visitor.open(start);
  for (const { heading, links } of footerColumns) {
    const column = visitor.footer.getByRole('heading', { name: heading }).locator('xpath=following-sibling::*[1]');
    for (const link of choose(links)) {
      await visitor.press(column.getByRole('link', { name: link.label, exact: true }));
      await arriveAt(visitor, link);
    }
  }
}

test('the first and the last link of the header lead to their pages', rules, async ({ visitor }) => {
  await visitor.open(start);
  for (const link of ends(headerLinks)) {
    await visitor.followMain(link.label);
    await arriveAt(visitor, link);
  }
});

test('the links between them lead to their pages', long(rules), async ({ visitor }) => {
  await visitor.open(start);
  for (const link of rest(headerLinks)) {
    await visitor.followMain(link.label);
    await arriveAt(visitor, link);
  }
});

test('the first link of each column of the footer leads to its page', rules, async ({ visitor }) => {
  await followFooter(visitor, (links) => links.slice(0, 1));
});

test('the other links of the footer lead to their pages', long(rules), async ({ visitor }) => {
  await followFooter(visitor, (links) => links.slice(1));
  for (const link of legalLinks) {
    await visitor.press(visitor.footer.getByRole('link', { name: link.label, exact: true }));
    await arriveAt(visitor, link);
  }
});

test('an open menu closes when the visitor goes back, and opens again', rules, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/mission');
  await visitor.followFooter('Contact Us');
  await visitor.arrive('/contact');
  await visitor.openMenu('Addiction');
  await page.goBack();
  await visitor.arrive('/mission');
  await expect(page.locator(openMenuSelector)).toHaveCount(0);
  await page.goForward();
  await visitor.arrive('/contact');
  await visitor.openMenu('Mental Health');
  await expect(menuEntries(page, 'Mental Health').last()).toBeVisible();
});

test(
  'behind the open menu of a tablet, the page can neither be scrolled nor reached',
  covers('A11Y-PANEL-FOCUS', 'NAV-HAMBURGER'),
  async ({ visitor }) => {
    const { page, footer } = visitor;
    await page.setViewportSize(visitor.onPhone ? { width: 820, height: 1180 } : { width: 1150, height: 800 });
    await visitor.open(start);
    await expect(mainNavigation(page)).toBeHidden();
    await visitor.press(menuToggle(page));
    await expect(mainNavigation(page)).toBeVisible();
    await expect(footer.getByText('Back to top')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await visitor.press(menuToggle(page));
    await expect(mainNavigation(page)).toBeHidden();
    await expect(footer.getByText('Back to top')).toBeVisible();
  },
);

test('in a low window the longest menu leads to its last entry', rules, async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize(visitor.onPhone ? { width: 844, height: 390 } : { width: 1440, height: 560 });
  await visitor.open(start);
  await visitor.openMenu('Addiction');
  const last = menuEntries(page, 'Addiction').last();
  // e2e/disturbances/turned-phone.spec.ts has the swipes of a phone.
  if (!visitor.onPhone) {
    await menuEntries(page, 'Addiction').first().hover();
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  await visitor.press(last);
  await visitor.arrive('/xanax');
});

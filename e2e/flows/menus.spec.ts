import { parse } from 'node-html-parser';
import { parentEntries } from '../../spec/extensions/navigation';
import { footerColumns, headerLinks, type Link, menus } from '../../spec/navigation';
import { mainNavigation, menuEntries, menuSummary, menuToggle, openMenuSelector } from '../support/menus';
import { legalLinks } from '../support/routes';
import { covers, expect } from '../support/test';
import { test, type Visitor } from './visitor';

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

/** The links that the visitor follows: on a phone, where they are the same elements, the first and the last. */
const some = ({ onPhone }: Visitor, links: readonly Link[]): readonly Link[] =>
  onPhone ? links.filter((_, at) => at === 0 || at === links.length - 1) : links;

for (const { label, parent, entries } of menus) {
  test(`the ${label} menu lists its pages, and leads from each to the next, and back`, rules, async ({ visitor }) => {
    await visitor.open(start);
    for (const entry of some(visitor, entries)) {
      await visitor.openMenu(label);
      const links = menuEntries(visitor.page, label);
      const first = parent && visitor.onPhone ? [parentEntries[label]] : [];
      await expect(links).toHaveText([...first, ...entries.map((each) => each.label)]);
      await visitor.press(links.getByText(entry.label, { exact: true }));
      await arriveAt(visitor, entry);
    }
    await visitor.page.goBack();
    await arriveAt(visitor, some(visitor, entries).at(-2) ?? entries[0]);
    if (!parent) return;
    await visitor.followMain(label);
    await arriveAt(visitor, { path: parent });
  });
}

test('each link of the header leads to its page', rules, async ({ visitor }) => {
  await visitor.open(start);
  for (const link of some(visitor, headerLinks)) {
    await visitor.followMain(link.label);
    await arriveAt(visitor, link);
  }
});

test('each link of the footer leads to its page', rules, async ({ visitor }) => {
  await visitor.open(start);
  for (const { heading, links } of footerColumns) {
    const column = visitor.footer.getByRole('heading', { name: heading }).locator('xpath=following-sibling::*[1]');
    for (const link of some(visitor, links)) {
      await visitor.press(column.getByRole('link', { name: link.label, exact: true }));
      await arriveAt(visitor, link);
    }
  }
  for (const link of some(visitor, legalLinks)) {
    await visitor.press(visitor.footer.getByRole('link', { name: link.label, exact: true }));
    await arriveAt(visitor, link);
  }
});

test(
  'menus close on a second press, on Escape, on a press elsewhere, and when the visitor goes back while one is open',
  covers('NAV-LINKS-LEAD', 'NAV-HAMBURGER', 'ENGINE-USER-FLOW'),
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/mission');
    await visitor.followFooter('Contact Us');
    await visitor.arrive('/contact');
    if (visitor.onPhone) {
      await expect(mainNavigation(page)).toBeHidden();
      await visitor.press(menuToggle(page));
      await expect(mainNavigation(page)).toBeVisible();
      await visitor.press(menuToggle(page));
      await expect(mainNavigation(page)).toBeHidden();
    }
    await visitor.openMenu('Programs');
    await visitor.press(menuSummary(page, 'Programs'));
    await expect(menuEntries(page, 'Programs').first()).toBeHidden();
    await visitor.press(menuSummary(page, 'Programs'));
    if (!visitor.onPhone) {
      await page.keyboard.press('Escape');
      await expect(menuEntries(page, 'Programs').first()).toBeHidden();
      await visitor.press(menuSummary(page, 'Programs'));
      await expect(menuEntries(page, 'Programs').first()).toBeVisible();
      await visitor.press(visitor.heading);
      await expect(menuEntries(page, 'Programs').first()).toBeHidden();
    }
    // With a menu open, the page under it changes.
    if (!visitor.onPhone) await visitor.press(menuSummary(page, 'Addiction'));
    await page.goBack();
    await visitor.arrive('/mission');
    await expect(page.locator(openMenuSelector)).toHaveCount(0);
    await page.goForward();
    await visitor.arrive('/contact');
    await visitor.openMenu('Mental Health');
    await expect(menuEntries(page, 'Mental Health').last()).toBeVisible();
  },
);

test(
  'behind the open menu of a tablet, the page can neither be scrolled nor reached',
  covers('A11Y-PANEL-FOCUS', 'NAV-HAMBURGER'),
  async ({ visitor }) => {
    const { page, footer } = visitor;
    await page.setViewportSize(visitor.onPhone ? { width: 820, height: 1180 } : { width: 1150, height: 800 });
    await visitor.open(start);
    await visitor.press(menuToggle(page));
    await expect(mainNavigation(page)).toBeVisible();
    await expect(footer.getByText('Back to top')).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await visitor.press(menuToggle(page));
    await expect(footer.getByText('Back to top')).toBeVisible();
  },
);

test('in a low window the longest menu leads to its last entry', rules, async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize(visitor.onPhone ? { width: 844, height: 390 } : { width: 1440, height: 560 });
  await visitor.open(start);
  await visitor.openMenu('Addiction');
  const last = menuEntries(page, 'Addiction').last();
  if (!visitor.onPhone) {
    await menuEntries(page, 'Addiction').first().hover();
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  await visitor.press(last);
  await visitor.arrive('/xanax');
});

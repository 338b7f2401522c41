import { parse } from 'node-html-parser';
import { footerColumns, headerLinks, type Link, menus } from '../../spec/navigation';
import { menuEntries } from '../support/menus';
import { legalLinks } from '../support/routes';
import { covers, expect } from '../support/test';
import { test, type Visitor } from './visitor';

/* These flows follow the links of the menus in the built site. tests/component tests how menus open and close. */

/** The page where the flows begin. */
const start = '/privacy';
const rules = covers('NAV-LINKS-LEAD');

// Links lead to the same pages, and do not scroll smoothly. scrolling.spec.ts tests how they scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Compares the page that is shown, with closed menus, with the page that the server sends. */
async function expectServed(visitor: Visitor, path: string): Promise<void> {
  const { page } = visitor;
  const served = parse(await (await page.request.get(path)).text());
  await expect(page).toHaveTitle(served.querySelector('title')?.text ?? '');
  // The content below the fold renders one frame later.
  const headings = () => page.getByRole('main').locator('h2').allTextContents();
  await expect.poll(headings).toEqual(served.querySelectorAll('main h2').map(({ text }) => text));
  await expect(page.locator('header details[open]')).toHaveCount(0);
}

/** e2e/history.spec.ts follows links to sections. */
const isPage = ({ path }: Link) => !path.includes('#');

const groups = [
  ...menus.map(({ label, entries }) => ({
    name: `the ${label} menu`,
    links: entries,
    follow: async (visitor: Visitor, entry: Link) => {
      await visitor.openMenu(label);
      await visitor.press(menuEntries(visitor.page, label).getByText(entry.label, { exact: true }));
    },
  })),
  {
    name: 'the header',
    links: [...headerLinks, ...menus.flatMap(({ label, parent }) => (parent ? [{ label, path: parent }] : []))],
    follow: (visitor: Visitor, { label }: Link) => visitor.followMain(label),
  },
  {
    name: 'the footer',
    links: [...footerColumns.flatMap(({ links }): readonly Link[] => links), ...legalLinks.filter(isPage)],
    follow: (visitor: Visitor, { label }: Link) =>
      visitor.press(visitor.footer.getByRole('link', { name: label, exact: true }).first()),
  },
];

for (const { name, links, follow } of groups) {
  test(`each link of ${name} opens its page, and Back returns to the page before`, rules, async ({ visitor }) => {
    // A phone has the same links, and the crawl tests that each can be pressed there. Follow the last one.
    const chosen = visitor.onPhone ? links.slice(-1) : links;
    await visitor.open(start);
    for (const link of chosen) {
      await follow(visitor, link);
      await visitor.arrive(link.path);
      await expectServed(visitor, link.path);
    }
    await visitor.page.goBack();
    const before = chosen.at(-2)?.path ?? start;
    await visitor.see(before);
    await expectServed(visitor, before);
  });
}

test('in a short window, the last entry of the longest menu can be reached', rules, async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize(visitor.onPhone ? { width: 844, height: 390 } : { width: 1440, height: 560 });
  await visitor.open(start);
  await visitor.openMenu('Addiction');
  const last = menuEntries(page, 'Addiction').last();
  // e2e/crawl/states.spec.ts tests swipes on a phone.
  if (!visitor.onPhone) {
    await menuEntries(page, 'Addiction').first().hover();
    // Depending on the window, the wheel scrolls the menu or the page.
    await page.mouse.wheel(0, ((await last.boundingBox())?.y ?? 0) - 400);
    await expect(last).toBeInViewport({ ratio: 1 });
  }
  await visitor.press(last);
  await visitor.arrive('/xanax');
});

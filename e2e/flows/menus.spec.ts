import { parse } from 'node-html-parser';
import { footerColumns, headerLinks, type Link, menus } from '../../spec/navigation';
import { mainNavigation, menuEntries, menuToggle, openMenuSelector } from '../support/menus';
import { legalLinks } from '../support/routes';
import { covers, expect, slow } from '../support/test';
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

interface Links {
  readonly name: string;
  readonly links: readonly Link[];
  readonly follow: (visitor: Visitor, link: Link) => Promise<void>;
}
const followMain: Links['follow'] = (visitor, { label }) => visitor.followMain(label);
/** Sections have tests of their own. */
const isPage = ({ path }: Link) => !path.includes('#');

const groups: readonly Links[] = [
  ...menus.map(({ label, entries }) => ({
    name: `the ${label} menu`,
    links: entries,
    follow: async (visitor: Visitor, entry: Link) => {
      await visitor.openMenu(label);
      await visitor.press(menuEntries(visitor.page, label).getByText(entry.label, { exact: true }));
    },
  })),
  {
    name: 'the names of the menus',
    links: menus.flatMap(({ label, parent }) => (parent ? [{ label, path: parent }] : [])),
    follow: followMain,
  },
  { name: 'the header', links: headerLinks, follow: followMain },
  {
    name: 'the footer',
    links: [...footerColumns.flatMap(({ links }): readonly Link[] => links), ...legalLinks.filter(isPage)],
    follow: (visitor, { label }) =>
      visitor.press(visitor.footer.getByRole('link', { name: label, exact: true }).first()),
  },
];

for (const { name, links, follow } of groups) {
  const walk = async (visitor: Visitor, chosen: readonly Link[]) => {
    await visitor.open(start);
    for (const link of chosen) {
      await follow(visitor, link);
      await arriveAt(visitor, link);
    }
  };
  const ends = [links.slice(0, 1), links.slice(-1)].flat();

  test(
    `the first and the last link of ${name} lead to their pages, and Back to the first`,
    rules,
    async ({ visitor }) => {
      await walk(visitor, ends);
      await visitor.page.goBack();
      await arriveAt(visitor, ends[0] ?? { path: start });
    },
  );

  if (links.length <= ends.length) continue;
  // Made alike, they are for `npm run test:all`.
  test(`the links between them lead to their pages: ${name}`, slow(rules), async ({ visitor }) => {
    await walk(visitor, links.slice(1, -1));
  });
}

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

import { test, type Visitor } from './flows/visitor';
import { expect, hydrated, subject } from './support/test';

const tags = subject('navigation', 'a11y');

/**
 * The distance of a section's heading from the top of the screen, in px. Unlike the scroll position, it doesn't depend on the
 * heights that the browser estimates for content off screen.
 */
const placeOf = ({ page }: Visitor, section: string) =>
  page.locator(`#${section} > h2`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

/** Fails unless a section's heading has the focus and is visible below the header. */
async function expectAtSection({ page }: Visitor, section: string): Promise<void> {
  const heading = page.locator(`#${section} > h2`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isUncovered = (element: Element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 5, top + 5));
  };
  expect(await heading.evaluate(isUncovered)).toBe(true);
}

test(
  'Back to a page that a section link opened restores the scroll position, even after a reload',
  tags,
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/');
    await visitor.press(page.getByRole('main').locator('a[href="/opioid#after-overdose"]').first());
    await page.waitForURL('**/opioid#after-overdose');
    await expectAtSection(visitor, 'after-overdose');
    await visitor.scroll(900);
    const place = await placeOf(visitor, 'after-overdose');
    const expectRestored = () => expect.poll(() => placeOf(visitor, 'after-overdose')).toBe(place);
    await visitor.followMain('Insurance');
    await visitor.arrive('/insurance');
    await page.goBack();
    await expectRestored();
    await page.goForward();
    await visitor.see('/insurance');
    expect(await visitor.scrollY()).toBe(0);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectRestored();
  },
);

test(
  'after a link to a section of the same page, Back returns to the link and Forward to the section',
  tags,
  async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open('/alcohol');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const sections = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    const [first = '', last = ''] = [sections[1], sections.at(-1)];
    await visitor.show(links.last());
    const start = await visitor.scrollY();
    await visitor.press(links.last());
    await expectAtSection(visitor, last);
    const end = await placeOf(visitor, last);
    await page.goBack();
    await expect.poll(() => visitor.scrollY()).toBe(start);
    await expect(links.last()).toBeFocused();
    await expect(page).toHaveURL('/alcohol');
    await visitor.press(links.nth(1));
    await expectAtSection(visitor, first);
    await page.goBack();
    await expect.poll(() => visitor.scrollY()).toBe(start);
    await page.goForward();
    await expectAtSection(visitor, first);
    await visitor.press(links.last());
    await expectAtSection(visitor, last);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => placeOf(visitor, last)).toBe(end);
    await page.goBack();
    await expect(page.locator(`#${first} > h2`)).toBeInViewport({ ratio: 1 });
  },
);

test('adding a fragment to the address scrolls to its section', tags, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/');
  await visitor.scroll(400);
  await visitor.followMain('Treatment');
  await visitor.arrive('/treatment');
  await page.evaluate(() => window.location.assign('#levels'));
  await expect(page.locator('#levels > h2')).toBeInViewport({ ratio: 1 });
});

import { counts } from '../../spec/constants';
import { templatePages } from '../../tests/support/template-pages';
import { covers, expect, subject } from '../support/test';
import { test } from './visitor';

for (const path of [templatePages.condition, templatePages.substance]) {
  test(`the table of contents of ${path} links to the sections`, subject('navigation'), async ({ visitor }) => {
    const { page } = visitor;
    await visitor.open(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    const toggle = contents.locator('summary');
    const headings = page.getByRole('main').locator('section[id] > h2');
    const titles = await headings.allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(5);
    if (visitor.onPhone) {
      await expect(links.first()).toBeHidden();
      await visitor.press(toggle);
    } else await expect(toggle).toBeHidden();
    await expect(links).toHaveText(titles);
    for (const at of [titles.length - 1, 0]) {
      await visitor.press(links.nth(at));
      await expect(headings.nth(at)).toBeFocused();
      await expect(headings.nth(at)).toBeInViewport({ ratio: 1 });
    }
  });
}

// tests/component/slider.test.tsx tests what pauses the slider.
test('the slider on the home page shows its pictures in turn', covers('HOME-HERO'), async ({ visitor }) => {
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = page.getByRole('group', { name: / of / });
  await expect(shown).toHaveCount(1);
  const first = Number.parseInt(await shown.innerText(), 10);
  const pictures = new Set<string | null>();
  // The slider shows each picture for six seconds. The first picture follows the last.
  for (let turn = 0; turn <= counts.heroSlides; turn += 1) {
    const number = ((first - 1 + turn) % counts.heroSlides) + 1;
    // One slide is left when the previous one has faded out.
    await expect(shown).toHaveText([new RegExp(`^${number} of `)]);
    pictures.add(await shown.locator('img').getAttribute('src'));
    await page.clock.runFor(6100);
  }
  expect(pictures.size).toBe(counts.heroSlides);
});

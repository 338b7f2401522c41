import { routes, templateRoutes } from '../support/routes';
import { expect, openHydrated, slow, subject, test } from '../support/test';
import { largeTexts, withLargeText } from './helpers/large-text';

test.use({ isMobile: true, hasTouch: true });

const tags = subject('a11y');
/** Widths, in px. */
const phones = [390, 320];

/** Returns the width of the content, and the text that extends beyond the screen. Runs in the page. */
function beside(width: number) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!node.data.trim() || !element?.checkVisibility() || element.closest('.visually-hidden, script, noscript'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(({ left, right }) => left < -0.5 || right > width + 0.5))
      texts.push(node.data);
  }
  return { content: Math.max(width, document.documentElement.scrollWidth), texts };
}

/** Returns the words of headings that are broken across lines. Runs in the page. */
function brokenWords(): readonly string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    if (!heading.checkVisibility() || heading.closest('.visually-hidden')) continue;
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—/]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** The pages whose headings have the longest words. */
const longWordPages = ['/meth', '/schizoaffective', '/partial-hospitalization-program'];

for (const route of routes) {
  const { path } = route;
  test(
    `${path} fits the width of a phone with large text, and no word of its headings is broken`,
    templateRoutes.includes(route) || longWordPages.includes(path) ? tags : slow(tags),
    async ({ page }) => {
      await openHydrated(page, path);
      for (const text of largeTexts) {
        for (const width of phones) {
          await page.setViewportSize({ width, height: 844 });
          const found = await withLargeText(page, text, () => page.evaluate(beside, width));
          expect(found, `${text.title}, ${width} px`).toEqual({ content: width, texts: [] });
          // The styles limit the size of headings so that long words fit, but phones enlarge text beyond any limit.
          if (text.title.startsWith('a text-size-adjust')) continue;
          const broken = await withLargeText(page, text, () => page.evaluate(brokenWords));
          expect(broken, `${text.title}, ${width} px`).toEqual([]);
        }
      }
    },
  );
}

test('on a 2560 px screen, text grows with the font size in the settings', subject('a11y'), async ({ page }) => {
  await openHydrated(page, '/mission');
  await page.setViewportSize({ width: 2560, height: 1440 });
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const usual = await size();
  expect(usual).toBeGreaterThan(16);
  expect(await withLargeText(page, { title: 'a font size of 20 px', setting: 20 }, size)).toBeGreaterThan(usual + 1);
});

import type { Page } from '@playwright/test';
import { inPage } from '../../../tools/sight/index';

/**
 * Simulates Google Translate, in Chrome and as a widget. Google Translate replaces each text node with the translation within
 * two `<font>` elements, so React loses the text node that it rendered. It sets the language of the document and, for
 * right-to-left languages, its direction. It skips elements with `translate="no"`. It also translates text that appears later;
 * tests call this function again for that. See https://github.com/facebook/react/issues/11538 and
 * https://www.w3.org/International/questions/qa-translate-flag.
 *
 * For Arabic, replaces words, and keeps numbers and addresses. Otherwise keeps the words, so that tests can find them.
 */
export async function translatePage(page: Page, language: 'same words' | 'Arabic' = 'same words'): Promise<void> {
  const crawler = await inPage(page);
  await crawler.evaluate(({ textsIn }, into) => {
    const skipped = 'font, script, style, noscript, textarea, [translate="no"]';
    const words = (text: string) =>
      text.replace(/[^\s\d@]*[\d@]\S*|\p{L}[\p{L}’]*/gu, (word) => (/[\d@]/.test(word) ? word : 'كلمة'));
    for (const [text] of textsIn(document.querySelector('#root') ?? document.body, skipped)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = into === 'Arabic' ? words(text.data) : text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    if (into === 'Arabic') Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
  }, language);
}

import type { Page } from '@playwright/test';

type Language = 'same words' | 'Arabic';

/**
 * Simulates Google Translate, in Chrome and as a widget. Google Translate replaces each text node with the translation within
 * two `<font>` elements, so React loses the text node that it rendered. It sets the language of the document and, for
 * right-to-left languages, its direction. It skips elements with `translate="no"`. It also translates text that appears later;
 * tests call this function again for that. See https://github.com/facebook/react/issues/11538 and
 * https://www.w3.org/International/questions/qa-translate-flag.
 *
 * Runs in the page. For Arabic, replaces each word with an Arabic one and keeps numbers and addresses. Otherwise keeps
 * the words, so that tests can find them.
 */
export function translate(language: Language = 'same words'): void {
  const skipped = 'font, script, style, noscript, textarea, [translate="no"]';
  const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest(skipped)) texts.push(text);
  }
  const words = (text: string) =>
    text.replace(/[^\s\d@]*[\d@]\S*|\p{L}[\p{L}’]*/gu, (word) => (/[\d@]/.test(word) ? word : 'كلمة'));
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = language === 'Arabic' ? words(text.data) : text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  if (language === 'Arabic') Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
}

/** Translates the current text of the open page. */
export const translatePage = (page: Page, language: Language = 'same words') => page.evaluate(translate, language);

import type { Page } from '@playwright/test';

type Language = 'same words' | 'Arabic';

/**
 * What Google Translate does to the open page, in Chrome and as its widget: it replaces each text by the translation within
 * two `<font>` elements, so that the text node which React knows is no longer there, sets the language of the document and,
 * for Arabic and the like, its direction. It leaves out what has `translate="no"`, and does the same with texts that come
 * later. See https://github.com/facebook/react/issues/11538 and
 * https://www.w3.org/International/questions/qa-translate-flag.
 *
 * Runs inside the page. Into Arabic, each word becomes an Arabic one; figures and addresses stay. Otherwise the words stay, so that
 * tests find them.
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

/** Lets the translator work on what the open page says now. */
export const translatePage = (page: Page, language: Language = 'same words') => page.evaluate(translate, language);

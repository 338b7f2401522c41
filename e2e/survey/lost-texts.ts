import type { Page } from '@playwright/test';
import { type Node, NodeType, parse } from 'node-html-parser';

const textsIn = (node: Node): readonly string[] =>
  node.nodeType === NodeType.TEXT_NODE
    ? [node.text.trim()]
    : node.childNodes.filter(({ rawTagName }) => !/^(?:script|style|noscript)$/i.test(rawTagName)).flatMap(textsIn);

/**
 * Compares the open page with its HTML as the server sends it.
 * @returns the texts of the HTML that scripts have removed
 */
export async function lostTexts(page: Page, html: string): Promise<readonly string[]> {
  const present = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push((node.nodeValue ?? '').trim());
    return texts;
  });
  const body = parse(html).querySelector('body');
  if (!body) throw new Error('The HTML has no body');
  return textsIn(body).filter((text) => text && !present.includes(text));
}

import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

const inline = new Set(['A', 'B', 'BUTTON', 'EM', 'SPAN', 'STRONG', 'WBR']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Makes text comparable: straight quotation marks and apostrophes, single spaces, no soft hyphens, and no blank lines. */
export function plain(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function raw(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  const text = node.childNodes.map(raw).join('');
  return inline.has(node.tagName) ? text : `\n${text}\n`;
}

/** The text of an element, normalized by `plain`, a line for each paragraph, heading or item: no wording matches across two. */
export function textOf(element: HTMLElement): string {
  return plain(raw(element));
}

/** All text of an element that a visitor can read or hear: its content, then the values of attributes. */
export function allText(element: HTMLElement): string {
  const spoken = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title', 'value'];
  const said = element
    .querySelectorAll('*')
    .flatMap((found) => spoken.flatMap((name) => found.getAttribute(name) ?? []));
  return [textOf(element), ...said.map(plain)].join('\n');
}

/** Escapes a string for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a string contains a word or phrase as whole words, in any letter case. */
export const hasWording = (text: string, wording: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(plain(wording))}(?![\\p{L}\\p{N}])`, 'iu').test(text);

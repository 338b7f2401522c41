import { type HTMLElement, parse } from 'node-html-parser';

const block = /<\/?(?:article|blockquote|d[dlt]|details|div|h\d|li|ol|p|pre|section|summary|t[dhr]|ul)\b[^>]*>/g;

/** The text of an element on one line, with a space wherever a block begins or ends, and straight quotes. */
export function textOf(element: HTMLElement): string {
  return parse(element.outerHTML.replace(block, ' ')).text.replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { paths } from '../../src/paths.ts';
import { fileOf } from '../vite/page-file.ts';
import { type Finding, merged } from './finding.ts';

/** A page of the built site. */
export interface BuiltPage {
  readonly path: string;
  /** All its text, with the header and the footer only on the home page, so that the other pages do not repeat them. */
  readonly text: string;
  /** The same text without the links. */
  readonly outsideLinks: string;
  /** The texts of its pictures. */
  readonly pictures: readonly string[];
}

const plain = (html: string) => parse(html).structuredText.replaceAll('\u00a0', ' ');

/** Reads a page of the built site. */
export function pageFrom(path: string, html: string): BuiltPage {
  const document = parse(html);
  const shown = document.querySelector(path === '/' ? 'body' : 'main') ?? document;
  for (const code of shown.querySelectorAll('script, style')) code.remove();
  const named = document.querySelectorAll('[role="img"][aria-label], [aria-roledescription][aria-label]');
  const pictures = [
    ...document.querySelectorAll('img').map((picture) => picture.getAttribute('alt')),
    ...named.map((element) => element.getAttribute('aria-label')),
    document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content'),
  ];
  const text = plain(shown.outerHTML);
  for (const link of shown.querySelectorAll('a')) link.remove();
  return {
    path,
    text,
    outsideLinks: plain(shown.outerHTML),
    pictures: pictures.flatMap((alt) => alt || []),
  };
}

/** Reads all pages of a built site. */
export const builtPages = (dist: string): readonly BuiltPage[] =>
  paths.map((path) => pageFrom(path, readFileSync(join(dist, fileOf(path)), 'utf8')));

/** HTML, Markdown and entities that a page shows as plain characters. */
export const markup = /\S*(?:\]\(|\*\*|<\/?\w+>|&\w+;)\S*/;

/** Traces of a slip in the text: what to look for, in which text, and what to say. */
const slips: readonly (readonly [pattern: RegExp, within: 'text' | 'outsideLinks', says: string])[] = [
  [markup, 'text', 'shows markup; docs/changing-pages.md says how to write it'],
  [/\S*\ufffd\S*/, 'text', 'has a garbled character; save the file with this text as UTF-8'],
  [
    /(?:\+?1[-. ])?(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b/,
    'outsideLinks',
    'is a phone number that is no link; is it still yours? Write { call: … }',
  ],
];

/** Finds traces of slips in the texts of the built site. */
export const checkTexts = (pages: readonly BuiltPage[]): readonly Finding[] =>
  merged(
    slips.flatMap(([pattern, within, says]) =>
      pages.flatMap((page) => {
        const [found] = pattern.exec(page[within]) ?? [];
        return found === undefined ? [] : [[page.path, `“${found}” ${says}`] as const];
      }),
    ),
  );

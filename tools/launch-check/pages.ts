import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { paths } from '../../src/paths.ts';
import { draft, markup } from '../../src/site.schema.ts';
import { approvedFile, textName } from '../approved-text/files.ts';
import { pageText } from '../approved-text/page-text.ts';
import { fileOf } from '../vite/page-file.ts';
import { type Finding, merged } from './finding.ts';

/** A page of the built site. */
export interface BuiltPage {
  readonly path: string;
  /** Its title, description and text. Only the home page's has header and footer, so that other pages do not repeat them. */
  readonly text: string;
  /** The same text without the links. */
  readonly outsideLinks: string;
  /** The texts of its pictures. */
  readonly pictures: readonly string[];
}

/** Reads a page. @param html the whole document, or a part with `main` */
export function pageFrom(path: string, html: string): BuiltPage {
  const document = parse(html);
  const textsOf = (selector: string, name: string) =>
    document.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) || []);
  const shown = document.querySelector(path === '/' ? 'body' : 'main') ?? document;
  for (const code of shown.querySelectorAll('script, style')) code.remove();
  const head = [document.querySelector('title')?.text, ...textsOf('meta[name="description"]', 'content')];
  const text = [...head, shown.structuredText].join('\n');
  for (const link of shown.querySelectorAll('a')) link.remove();
  const named = textsOf('[role="img"], [aria-roledescription]', 'aria-label');
  const pictures = [...textsOf('img', 'alt'), ...named, ...textsOf('meta[property="og:image:alt"]', 'content')];
  return { path, text, outsideLinks: shown.structuredText, pictures };
}

/** Reads all pages of a built site. */
export const builtPages = (dist: string): readonly BuiltPage[] =>
  paths.map((path) => pageFrom(path, readFileSync(join(dist, fileOf(path)), 'utf8')));

/** Signs that a sentence lacks a part or has one twice, or that a fact with a period at its end is in the middle of one. */
export const gap =
  /undefined|\bnull\b|\bNaN\b|\[object|[^.] ?[,;:] ?[.,;:!?]|[^.]\.\.(?!\.)|\p{L}{3}\.[,;:]| [.,;:!?)](?!\w)|\( ?\)|\b(?:and|or|the|an) ?[.;:!?]|\b(and|or|the|an?|of|in|at|to|with|by) \1\b/iu;
const phone = /(?:\+?1[-. ])?(?:\(\d{3}\)\s?|\b\d{3}[-.\s])\d{3}[-.\s]\d{4}\b/;

/** Finds drafts, markup, gaps, garbled characters, and phone numbers that are no links, in the texts of the built site. */
export function checkTexts(pages: readonly BuiltPage[]): readonly Finding[] {
  const found = (pattern: RegExp, text: string, why: string) => {
    const [words] = new RegExp(`\\S*(?:${pattern.source})\\S*`, pattern.flags).exec(text) ?? [];
    return words ? [`It shows “${words}”, ${why}.`] : [];
  };
  return merged(
    pages.flatMap(({ path, text, outsideLinks }) =>
      [
        ...found(draft, text, 'which belongs to a draft'),
        ...found(markup, text, 'which is markup'),
        ...found(gap, text, 'which has a sign too many or a word too few'),
        ...found(/\ufffd/, text, 'which is garbled; save the file of this text as UTF-8'),
        ...found(phone, outsideLinks, 'which is no link; is it yours? Write { call: … }'),
      ].map((what) => [path, what] as const),
    ),
  );
}

/** Finds pages whose text nobody has approved: it differs from the file in spec/pages. */
export const checkApproved = (dist: string): readonly Finding[] =>
  merged(
    paths
      .filter((path) => {
        const approved = readFileSync(approvedFile(textName(path)), 'utf8');
        return pageText(readFileSync(join(dist, fileOf(path)), 'utf8')).page !== approved;
      })
      .map((path) => [path, 'Its text differs from the approved one; run npm run approve, and read the change.']),
  );

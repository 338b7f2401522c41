import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { paths } from '../../src/paths.ts';
import { fileOf } from '../vite/page-file.ts';
import { type Finding, merged } from './finding.ts';

/** A page of the built site. */
export interface BuiltPage {
  readonly path: string;
  /** Its text. Only the home page's has the header and the footer, so that the other pages do not repeat them. */
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
  const text = shown.structuredText;
  for (const link of shown.querySelectorAll('a')) link.remove();
  const named = textsOf('[role="img"], [aria-roledescription]', 'aria-label');
  const pictures = [...textsOf('img', 'alt'), ...named, ...textsOf('meta[property="og:image:alt"]', 'content')];
  return { path, text, outsideLinks: shown.structuredText, pictures };
}

/** Reads all pages of a built site. */
export const builtPages = (dist: string): readonly BuiltPage[] =>
  paths.map((path) => pageFrom(path, readFileSync(join(dist, fileOf(path)), 'utf8')));

/** HTML, Markdown and entities that a page shows as plain characters. */
export const markup = /\S*(?:\]\(|\*\*|<\/?\w+>|&\w+;)\S*/;
const phone = /(?:\+?1[-. ])?(?:\(\d{3}\)\s?|\b\d{3}[-.\s])\d{3}[-.\s]\d{4}\b/;

/** Finds markup, garbled characters, and phone numbers that are no links, in the texts of the built site. */
export const checkTexts = (pages: readonly BuiltPage[]): readonly Finding[] =>
  merged(
    pages.flatMap(({ path, text, outsideLinks }) => [
      ...(markup.exec(text) ?? []).map((found) => [path, `It shows “${found}”, which is markup.`] as const),
      ...(/\S*\ufffd\S*/.exec(text) ?? []).map(
        (found) => [path, `It shows “${found}”; save the text’s file as UTF-8.`] as const,
      ),
      ...(phone.exec(outsideLinks) ?? []).map(
        (found) => [path, `${found} is no link; is it yours? Write { call: … }.`] as const,
      ),
    ]),
  );

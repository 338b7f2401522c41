import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/paths.ts';
import { approvedText } from '../approved-text/files.ts';
import { approvedTexts, type PageText, pageText } from '../approved-text/page-text.ts';
import { fileOf } from '../vite/page-file.ts';
import { type Finding, merged } from './finding.ts';

/** A page of the built site, as Markdown. */
export type BuiltPage = Readonly<{ path: string }> & PageText;

/** Reads all pages of a built site. */
export const builtPages = (dist: string): readonly BuiltPage[] =>
  paths.map((path) => ({ path, ...pageText(readFileSync(join(dist, fileOf(path)), 'utf8')) }));

/** Returns what a page says, as Markdown. What all pages say comes with the home page alone. */
export const saidOn = ({ path, page, form = '', layout }: BuiltPage): string =>
  path === '/' ? [page, layout, form].join('\n') : page;

/** Finds texts that nobody has approved: they differ from the file in spec/pages. */
export function checkApproved(pages: readonly BuiltPage[]): readonly Finding[] {
  const changed = [...approvedTexts(pages)].filter(([name, text]) => text !== approvedText(name));
  const what = 'The text of the site is another one; run npm run approve, and read the change.';
  return merged(changed.map(([name]) => [`spec/pages/${name}.md`, what]));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/paths.ts';
import { approvedFile, textName } from '../approved-text/files.ts';
import { type PageText, pageText } from '../approved-text/page-text.ts';
import { fileOf } from '../vite/page-file.ts';
import { type Finding, merged } from './finding.ts';

/** A page of the built site, as Markdown. */
export type BuiltPage = Readonly<{ path: string }> & PageText;

/** Reads all pages of a built site. */
export const builtPages = (dist: string): readonly BuiltPage[] =>
  paths.map((path) => ({ path, ...pageText(readFileSync(join(dist, fileOf(path)), 'utf8')) }));

/** Returns the texts of a page, by name. The parts that all pages share come with the home page alone. */
export const textsOf = ({ path, page, form = '', layout }: BuiltPage): Readonly<Record<string, string>> =>
  path === '/' ? { home: page, layout, 'contact-form': form } : { [textName(path)]: page };

/** Finds texts that nobody has approved: they differ from the file in spec/pages. */
export function checkApproved(pages: readonly BuiltPage[]): readonly Finding[] {
  const approved = (name: string) => existsSync(approvedFile(name)) && readFileSync(approvedFile(name), 'utf8');
  const changed = pages.flatMap((page) =>
    Object.entries(textsOf(page)).filter(([name, text]) => text !== approved(name)),
  );
  const what = 'The text of the site is another one; run npm run approve, and read the change.';
  return merged(changed.map(([name]) => [`spec/pages/${name}.md`, what]));
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutePath } from '../../src/paths.ts';
import type { Reviews } from '../../src/site.schema.ts';
import { projectRoot } from '../project-root.ts';

/** The folder of the approved texts: one Markdown file for each page and each shared part. */
export const approvedFolder = join(projectRoot, 'spec/pages');

/** The name of a page's approved text: `home` for `/`, `about-us` for `/about-us`. */
export const textName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** The file of an approved text. */
export const approvedFile = (name: string): string => join(approvedFolder, `${name}.md`);

/** Returns an approved text, or undefined if there is none. A download of the project can have the line ends of Windows. */
export const approvedText = (name: string): string | undefined =>
  existsSync(approvedFile(name)) ? readFileSync(approvedFile(name), 'utf8').replaceAll('\r\n', '\n') : undefined;

/** Returns the fingerprint of an approved text: eight characters. A review contains it to identify the version that was read. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns the fingerprints of the approved texts of the reviewed pages, by path. */
export function reviewedTexts(reviews: Reviews): Readonly<Record<string, string>> {
  const paths = Object.keys(reviews);
  return Object.fromEntries(paths.map((path) => [path, fingerprint(approvedText(textName(path)) ?? '')]));
}

/** Returns the paths of pages whose text has changed since its review. @param texts fingerprints of current texts, by path */
export function changedSinceReview(reviews: Reviews, texts = reviewedTexts(reviews)): readonly RoutePath[] {
  const paths = Object.keys(reviews) as readonly RoutePath[];
  return paths.filter((path) => texts[path] !== reviews[path]?.text);
}

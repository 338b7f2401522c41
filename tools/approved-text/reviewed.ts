import { readFileSync } from 'node:fs';
import type { RoutePath } from '../../src/paths';
import type { Reviews } from '../../src/site.schema';
import { approvedFile, fingerprint, textName } from './files.ts';

/** Returns the fingerprints of the approved texts of the reviewed pages, by path. */
export function reviewedTexts(reviews: Reviews): Readonly<Record<string, string>> {
  const paths = Object.keys(reviews);
  return Object.fromEntries(
    paths.map((path) => [path, fingerprint(readFileSync(approvedFile(textName(path)), 'utf8'))]),
  );
}

/** Returns the paths of pages whose text has changed since its review. @param texts fingerprints of current texts, by path */
export function changedSinceReview(reviews: Reviews, texts = reviewedTexts(reviews)): readonly RoutePath[] {
  const paths = Object.keys(reviews) as readonly RoutePath[];
  return paths.filter((path) => texts[path] !== reviews[path]?.text);
}

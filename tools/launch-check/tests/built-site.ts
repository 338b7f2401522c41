import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../src/paths';
import { projectFolder } from '../../../tests/support/project-folder';
import { fileOf } from '../../vite/page-file';
import { fingerprintOfBuild, type Inputs, type Stamp, stampFile } from '../stamp';

export const origin = 'https://clinic.internal';

export const builtFrom: Inputs = { facts: '1', content: '1', code: '1', public: '1', variables: '1' };

const pageAt = (path: string) =>
  `<!doctype html><title>Page</title><meta http-equiv="Content-Security-Policy" content="default-src 'self'">` +
  `<link rel="canonical" href="${origin}${path}"><div id="root" data-page="${path}"><img src="/media/a.svg"></div>`;

/** Writes the stamp of a built site in its current state. */
export function writeStamp(dist: string, changed: Partial<Stamp> = {}): void {
  const stamp: Stamp = { mode: 'production', inputs: builtFrom, files: fingerprintOfBuild(dist), ...changed };
  writeFileSync(join(dist, stampFile), JSON.stringify(stamp));
}

/** Writes a built site with small pages, and deletes it when the test finishes. @returns its folder */
export function builtSite(): string {
  const pages = Object.fromEntries(paths.map((path) => [`dist/${fileOf(path)}`, pageAt(path)]));
  const dist = join(
    projectFolder({
      ...pages,
      'dist/404.html': pageAt('/not-found'),
      'dist/media/a.svg': '<svg/>',
      'dist/documents/notice.pdf': '%PDF',
      'dist/assets/a.js': "new URL('http://localhost')",
      'dist/robots.txt': origin,
      'dist/favicon.ico': 'icon',
    }),
    'dist',
  );
  writeStamp(dist);
  return dist;
}

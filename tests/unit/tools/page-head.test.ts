import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageHead } from '../../../tools/page-head';
import { meta } from '../../support/covers';

const manifest = {
  'index.html': { file: 'assets/index-1.js', src: 'index.html', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js' },
  '_card.js': { file: 'assets/card-3.js', imports: ['_link.js', 'index.html'] },
  '_link.js': { file: 'assets/link-4.js', imports: ['_card.js'] },
  'src/pages/jobs.tsx': { file: 'assets/jobs-5.js', src: 'src/pages/jobs.tsx', imports: ['_card.js'] },
  'src/pages/home.tsx': { file: 'assets/home-6.js', src: 'src/pages/home.tsx', imports: ['_link.js'] },
  'src/fonts/text-latin-400-normal.woff2': {
    file: 'assets/text-400.woff2',
    src: 'src/fonts/text-latin-400-normal.woff2',
  },
  'src/fonts/text-latin-700-normal.woff2': {
    file: 'assets/text-700.woff2',
    src: 'src/fonts/text-latin-700-normal.woff2',
  },
  'src/fonts/head-latin-600-normal.woff2': {
    file: 'assets/head-600.woff2',
    src: 'src/fonts/head-latin-600-normal.woff2',
  },
  'node_modules/whole-400.woff2': { file: 'assets/whole-400.woff2', src: 'node_modules/whole-400.woff2' },
};
const body = '<header><svg></svg></header><img src="/media/a.svg" alt=""><img src="/media/b.svg" alt="">';

/** The links of a head that have a given kind, their addresses. */
function links(files: readonly string[], kind: string, page = body): (string | undefined)[] {
  return parse(pageHead(manifest, files, page))
    .querySelectorAll(kind)
    .map((link) => link.getAttribute('href'));
}

test('a page names its chunk and all that the chunk needs, each once', meta, () => {
  expect(links(['./pages/jobs.tsx'], '[rel="modulepreload"]').toSorted()).toEqual([
    '/assets/card-3.js',
    '/assets/jobs-5.js',
    '/assets/link-4.js',
    '/assets/react-2.js',
  ]);
});

test('a page of two source files names the chunks of both', meta, () => {
  const chunks = links(['./pages/jobs.tsx', './pages/home.tsx'], '[rel="modulepreload"]');
  expect(chunks).toContain('/assets/jobs-5.js');
  expect(chunks).toContain('/assets/home-6.js');
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('the script that the page names anyway is not named twice', meta, () => {
  expect(links(['./pages/jobs.tsx'], '[rel="modulepreload"]')).not.toContain('/assets/index-1.js');
});

test('a page names the fonts of all its characters, since one that comes late is not used, and no other', meta, () => {
  expect(links([], '[as="font"]')).toEqual([
    '/assets/text-400.woff2',
    '/assets/text-700.woff2',
    '/assets/head-600.woff2',
  ]);
});

test('a font is asked for as the stylesheet asks for it, or it would be fetched twice', meta, () => {
  const fonts = parse(pageHead(manifest, [], body)).querySelectorAll('[as="font"]');
  expect(fonts.map((font) => font.hasAttribute('crossorigin'))).toEqual([true, true, true]);
});

test('a page names its first picture and no other', meta, () => {
  expect(links([], '[as="image"]')).toEqual(['/media/a.svg']);
});

test('a page without a picture names none', meta, () => {
  expect(links([], '[as="image"]', '<h1>Privacy</h1>')).toEqual([]);
});

test('a source file that no chunk was built from stops the build', meta, () => {
  expect(() => pageHead(manifest, ['./pages/gone.tsx'], body)).toThrow('src/pages/gone.tsx');
});

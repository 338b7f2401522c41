import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageHead, pageScripts } from '../../../tools/build/page-head';
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

/** The addresses of the links of a kind. */
const links = (html: string, kind: string) =>
  parse(html)
    .querySelectorAll(kind)
    .map((link) => link.getAttribute('href'));
const chunksOf = (...files: readonly string[]) => links(pageScripts(manifest, files), '[rel="modulepreload"]');

test('a page names its chunk and all that the chunk needs, each once', meta, () => {
  expect(chunksOf('./pages/jobs.tsx').toSorted()).toEqual([
    '/assets/card-3.js',
    '/assets/jobs-5.js',
    '/assets/link-4.js',
    '/assets/react-2.js',
  ]);
});

test('a page of two source files names the chunks of both', meta, () => {
  const chunks = chunksOf('./pages/jobs.tsx', './pages/home.tsx');
  expect(chunks).toContain('/assets/jobs-5.js');
  expect(chunks).toContain('/assets/home-6.js');
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('the script that the page names anyway is not named twice', meta, () => {
  expect(chunksOf('./pages/jobs.tsx')).not.toContain('/assets/index-1.js');
});

test('a page names the fonts of all its characters, since one that comes late is not used, and no other', meta, () => {
  expect(links(pageHead(manifest, body), '[as="font"]')).toEqual([
    '/assets/text-400.woff2',
    '/assets/text-700.woff2',
    '/assets/head-600.woff2',
  ]);
});

test('a font is asked for as the stylesheet asks for it, or it would be fetched twice', meta, () => {
  const fonts = parse(pageHead(manifest, body)).querySelectorAll('[as="font"]');
  expect(fonts.map((font) => font.hasAttribute('crossorigin'))).toEqual([true, true, true]);
});

test('a page names its first picture and no other', meta, () => {
  expect(links(pageHead(manifest, body), '[as="image"]')).toEqual(['/media/a.svg']);
});

test('a page without a picture names none', meta, () => {
  expect(links(pageHead(manifest, '<h1>Privacy</h1>'), '[as="image"]')).toEqual([]);
});

test('a source file that no chunk was built from stops the build', meta, () => {
  expect(() => pageScripts(manifest, ['./pages/gone.tsx'])).toThrow('src/pages/gone.tsx');
});

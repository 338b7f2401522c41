import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { deadReferences } from '../references';

// biome-ignore format: a table, one entry per element
test.each<readonly [element: string, dead: readonly string[]]>([
  ['<a href="/"></a><a href="/jobs?a=1"></a><a href="/jobs#hours"></a><a href="#top" id="top"></a>', []],
  ['<a href="/documents/our%20notice.pdf"></a><img srcset="/media/a.svg 1x, /media/a.svg 2x">', []],
  ['<a href="https://other.internal/none"></a><a href="//other.internal/none"></a><a href="tel:1"></a>', []],
  ['<a href="/none"></a>', ['/none']],
  ['<a href="/documents/none.pdf"></a>', ['/documents/none.pdf']],
  ['<a href="/jobs#none"></a>', ['/jobs#none']],
  ['<a href="#none"></a>', ['#none']],
  ['<picture><source srcset="/media/a.svg 1x, /media/none.svg 2x"></picture>', ['/media/none.svg']],
  ["<script>import('/assets/none.js')</script>", ['/assets/none.js']],
  ['<meta property="og:image" content="https://clinic.internal/media/none.png">', ['/media/none.png']],
])('deadReferences checks %s', untraced, (element, dead) => {
  const root = projectFolder({
    'dist/index.html': element,
    'dist/jobs.html': '<h2 id="hours">Hours</h2>',
    'dist/media/a.svg': '',
    'dist/documents/our notice.pdf': '',
  });
  expect(deadReferences(join(root, 'dist'))).toEqual(dead.map((target) => ({ page: 'index.html', target })));
});

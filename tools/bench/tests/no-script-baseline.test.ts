import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { withoutScripts, writeBaseline } from '../no-script-baseline';

const removed = [
  { what: 'a script with an address', html: '<p>a</p><script type="module" src="/a.js"></script><p>b</p>' },
  { what: 'an inline script', html: '<p>a</p><script>if (1 < 2) "<p>";</script><p>b</p>' },
  { what: 'a script over many lines', html: '<p>a</p><SCRIPT\n>\nlet x;\n</SCRIPT><p>b</p>' },
  { what: 'a module preload', html: '<p>a</p><link rel="modulepreload" href="/a.js" crossorigin><p>b</p>' },
  { what: 'a script preload', html: '<p>a</p><link rel="preload" as="script" href="/a.js"/><p>b</p>' },
];
for (const { what, html } of removed) {
  test(`withoutScripts removes ${what}`, meta, () => {
    expect(withoutScripts(html)).toBe('<p>a</p><p>b</p>');
  });
}

test('withoutScripts keeps the element around a script', meta, () => {
  expect(withoutScripts('<pre>a<script>1</script></pre><svg><script>2</script><path/></svg>')).toBe(
    '<pre>a</pre><svg><path/></svg>',
  );
});

const kept = [
  { what: 'other links', html: '<link rel=preload as=font href=a.woff2><link rel="icon" href="/a.svg" />' },
  { what: 'styles that name a script', html: '<style>a > b::before { content: "<script></script>"; }</style>' },
  { what: 'comments', html: '<!-- <script>1</script> --><!--$-->' },
  { what: 'noscript elements', html: '<noscript><link rel="stylesheet" href="/a.css" /></noscript>' },
  { what: 'text that only looks like a script', html: '<textarea><script>1</script></textarea>' },
  { what: 'attributes that only look like one', html: '<p title="<script>1</script>">a</p>' },
  { what: 'odd markup', html: "<!doctype html>\n<P Class=x  id='y'>a&nbsp;&amp; € 🙂<br></p >\r\n<p>open<p>more" },
];
for (const { what, html } of kept) {
  test(`withoutScripts keeps ${what}`, meta, () => {
    expect(withoutScripts(`<b>€</b><script>1</script>${html}`)).toBe(`<b>€</b>${html}`);
  });
}

test('writeBaseline copies all files and changes pages only', meta, async () => {
  const page = '<h1>A</h1><script src="/a.js"></script>';
  const root = projectFolder({ 'dist/index.html': page, 'dist/a/b.html': page, 'dist/a.js': page });
  await writeBaseline(join(root, 'dist'), join(root, 'baseline'));
  const files = ['index.html', 'a/b.html', 'a.js'];
  const texts = await Promise.all(files.map((file) => readFile(join(root, 'baseline', file), 'utf8')));
  expect(texts).toEqual(['<h1>A</h1>', '<h1>A</h1>', page]);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { pageTemplate } from '../page-template';

/** A folder like Vite's output, with this in the head of its page. */
const outputWith = (head: string) =>
  projectFolder({
    'assets/style-2.css': 'p { content: "$&" }\n',
    'index.html': `<head>${head}</head><body>Text</body>`,
  });
const styles = '<link rel="stylesheet" crossorigin href="/assets/style-2.css">';
const scripts =
  '<script type="module" crossorigin src="/assets/index-1.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/vendor-3.js">';

test('pageTemplate inlines the styles verbatim and deletes their file', meta, async () => {
  const dist = outputWith(styles + scripts);
  expect(await pageTemplate(dist)).toContain('<style>p { content: "$&" }</style>');
  expect(existsSync(join(dist, 'assets/style-2.css'))).toBe(false);
});

test(
  'pageTemplate imports the scripts once the page is loaded and painted, and requests none before',
  meta,
  async () => {
    const html = await pageTemplate(outputWith(styles + scripts));
    expect(html).not.toMatch(/src=|modulepreload/);
    expect(html).toContain(
      "<script>addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{import('/assets/index-1.js');import('/assets/vendor-3.js');})))</script>",
    );
  },
);

test('pageTemplate removes comments but keeps the placeholder of the head', meta, async () => {
  const html = await pageTemplate(outputWith(`<!-- A note. -->${styles}${scripts}<!--head-->`));
  expect(html).not.toContain('A note.');
  expect(html).toContain('<!--head--></head>');
});

for (const [what, head] of [
  ['styles', scripts],
  ['a script', styles],
] as const)
  test(`pageTemplate rejects a page without ${what}`, meta, async () => {
    await expect(pageTemplate(outputWith(head))).rejects.toThrow('Vite built no styles or no script');
  });

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageTemplate } from '../../../tools/build/page-template';
import { meta } from '../../support/covers';
import { projectFolder } from '../../support/project-folder';

/** A folder like Vite's output, with this in the head of its page. */
const outputWith = (head: string) =>
  projectFolder({
    'assets/style-2.css': 'p { content: "$&" }\n',
    'index.html': `<head>${head}</head><body>Text</body>`,
  });
const styles = '<link rel="stylesheet" crossorigin href="/assets/style-2.css">';

test('pageTemplate inlines the styles verbatim and deletes their file', meta, async () => {
  const dist = outputWith(styles);
  expect(await pageTemplate(dist)).toContain('<style>p { content: "$&" }</style>');
  expect(existsSync(join(dist, 'assets/style-2.css'))).toBe(false);
});

test('pageTemplate removes comments but keeps the placeholder of the head', meta, async () => {
  expect(await pageTemplate(outputWith(`<!-- A note. -->${styles}<!--head-->`))).toBe(
    '<head><style>p { content: "$&" }</style><!--head--></head><body>Text</body>',
  );
});

test('pageTemplate rejects a page without styles', meta, async () => {
  await expect(pageTemplate(outputWith(''))).rejects.toThrow('Vite built no styles');
});

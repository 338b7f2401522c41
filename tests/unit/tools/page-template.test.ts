import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageTemplate } from '../../../tools/build/page-template';
import { meta } from '../../support/covers';

/** A folder as Vite leaves it, with this in the head of its page. */
function builtWith(head: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'template-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/style-2.css'), 'p { content: "$&" }\n');
  writeFileSync(join(dist, 'index.html'), `<head>${head}</head><body>Text</body>`);
  return dist;
}
const styles = '<link rel="stylesheet" crossorigin href="/assets/style-2.css">';

test('the page template has the styles in it, character by character, and their file is gone', meta, async () => {
  const dist = builtWith(styles);
  expect(await pageTemplate(dist)).toContain('<style>p { content: "$&" }</style>');
  expect(existsSync(join(dist, 'assets/style-2.css'))).toBe(false);
});

test('the page template leaves out comments for readers of the source', meta, async () => {
  expect(await pageTemplate(builtWith(`<!-- A note. -->${styles}<!--head-->`))).toBe(
    '<head><style>p { content: "$&" }</style><!--head--></head><body>Text</body>',
  );
});

test('a page built without styles stops the build', meta, async () => {
  await expect(pageTemplate(builtWith(''))).rejects.toThrow('Vite built no styles');
});

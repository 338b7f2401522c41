import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageTemplate } from '../../../tools/build/page-template';
import { meta } from '../../support/covers';

const script = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const styles = '<link rel="stylesheet" crossorigin href="/assets/style-2.css">';

/** A folder as Vite leaves it, with this in the head of its page. */
function builtWith(head: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'template-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets/style-2.css'), 'p { content: "$&" }\n');
  writeFileSync(join(dist, 'no-scripts.css'), 'b { display: none }');
  writeFileSync(join(dist, 'index.html'), `<head><!--first-screen-->${head}</head><body>Text</body>`);
  return dist;
}

test('the styles stand in the page, sign by sign, and their file is gone', meta, async () => {
  const dist = builtWith(script + styles);
  expect(await pageTemplate(dist)).toContain('<style>p { content: "$&" }</style>');
  expect(existsSync(join(dist, 'assets/style-2.css'))).toBe(false);
});

test('so do the styles for browsers without scripts', meta, async () => {
  const dist = builtWith(`<noscript><link rel="stylesheet" href="/no-scripts.css" /></noscript>${script}`);
  expect(await pageTemplate(dist)).toContain('<noscript><style>b { display: none }</style></noscript>');
});

test('the scripts are held in a template after all that is to be seen, where nobody asks for them', meta, async () => {
  const [head, body = ''] = (await pageTemplate(builtWith(script + styles))).split('</head>');
  expect(head).not.toContain('src=');
  const template = /^<body>Text<template id="scripts">(.*)<\/template><\/body>/.exec(body)?.[1];
  expect(template).toBe(
    '<!--page-scripts--><script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script>',
  );
});

test('the script that lets them in stands in the head, without a comment and in one line', meta, async () => {
  const [head = ''] = (await pageTemplate(builtWith(script + styles))).split('</head>');
  expect(/^<head><script>(.*)<\/script><style>/.exec(head)?.[1]).toContain('#scripts');
  expect(head).not.toContain('//');
});

test('notes to readers of the files are not sent to visitors', meta, async () => {
  const dist = builtWith(
    `<!-- A note. --><noscript><link rel="stylesheet" href="/no-scripts.css" /></noscript>${script}`,
  );
  writeFileSync(join(dist, 'no-scripts.css'), '/*\n * A note.\n */\nb { display: none }\n');
  const html = await pageTemplate(dist);
  expect(html).not.toContain('A note.');
  expect(html).toContain('<noscript><style>b { display: none }</style></noscript>');
  expect(existsSync(join(dist, 'no-scripts.css'))).toBe(false);
});

for (const [what, head] of [
  ['styles', script],
  ['a script', styles],
] as const) {
  test(`a page built without ${what} stops the build`, meta, async () => {
    await expect(pageTemplate(builtWith(head))).rejects.toThrow('Vite built no styles or no script');
  });
}

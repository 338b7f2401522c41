import { expect, meta, test } from '../support/test';
import { axe } from './axe';

/** A page that axe accepts, except for this part. */
const pageWith = (part: string) =>
  `<!doctype html><html lang="en"><title>Test page</title><main><h1>Test page</h1>${part}</main></html>`;

const faults: Record<string, { part: string; rule: string }> = {
  'two targets of 20 px side by side': {
    part: '<p><button style="width: 20px; height: 20px; padding: 0">A</button><button style="width: 20px; height: 20px; padding: 0">B</button></p>',
    rule: 'target-size',
  },
  'text of low contrast': {
    part: '<p style="color: #999; background: #fff">Hardly to be read</p>',
    rule: 'color-contrast',
  },
  'a button without a name': {
    part: '<button style="width: 48px; height: 48px"></button>',
    rule: 'button-name',
  },
  'a gap between heading levels, a best practice': {
    part: '<h4>Two levels down</h4>',
    rule: 'heading-order',
  },
};

for (const [what, { part, rule }] of Object.entries(faults)) {
  test(`axe check reports ${what}`, meta, async ({ page }, info) => {
    await page.setContent(pageWith(part));
    expect(await axe(page, info)).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: `)));
  });
}

test('axe check accepts a page without faults', meta, async ({ page }, info) => {
  await page.setContent(pageWith('<p>Nothing is wrong here.</p><button>Press</button>'));
  expect(await axe(page, info)).toEqual([]);
});

test('axe check attaches what axe cannot decide', meta, async ({ page }, info) => {
  const gradient = 'linear-gradient(#000, #fff)';
  await page.setContent(pageWith(`<p style="background: ${gradient}">On a gradient</p>`));
  expect(await axe(page, info)).toEqual([]);
  const attached = info.attachments.find(({ name }) => name === 'incomplete');
  expect(String(attached?.body)).toContain('color-contrast');
});

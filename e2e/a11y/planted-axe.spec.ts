import { axe } from '../support/checks/axe';
import { expect, meta, test } from '../support/test';

/** A whole page around a part, sound but for what the part brings with it. */
const pageWith = (part: string) =>
  `<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1>${part}</main></html>`;

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
  'a gap in the headings, which is no more than bad practice': {
    part: '<h4>Two levels down</h4>',
    rule: 'heading-order',
  },
};

for (const [what, { part, rule }] of Object.entries(faults)) {
  test(`the axe probe tells of ${what}`, meta, async ({ page }, info) => {
    await page.setContent(pageWith(part));
    expect(await axe(page, info)).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: `)));
  });
}

test('the axe probe finds nothing on a sound page', meta, async ({ page }, info) => {
  await page.setContent(pageWith('<p>Nothing is wrong here.</p><button>Press</button>'));
  expect(await axe(page, info)).toEqual([]);
});

test('what axe cannot decide is attached to the test and counted', meta, async ({ page }, info) => {
  const picture = 'linear-gradient(#000, #fff)';
  await page.setContent(pageWith(`<p style="background: ${picture}">On a picture</p>`));
  expect(await axe(page, info)).toEqual([]);
  expect(info.annotations).toContainEqual(expect.objectContaining({ type: 'incomplete', description: '1' }));
  const attached = info.attachments.find(({ name }) => name === 'incomplete');
  expect(String(attached?.body)).toContain('color-contrast');
});

import { expect, test, untraced } from '../support/test';
import { axe } from './axe';

/** Returns the HTML of a page in which axe can object only to the given part. */
const pageWith = (part: string) =>
  `<!doctype html><html lang="en"><title>Test page</title><main><h1>Test page</h1>${part}</main></html>`;

test('the axe check reports small targets and skipped heading levels', untraced, async ({ page }, info) => {
  const small = (name: string) => `<button style="width: 20px; height: 20px; padding: 0">${name}</button>`;
  await page.setContent(pageWith(`<p>${small('A')}${small('B')}</p><h4>Two levels down</h4>`));
  const lines = (await axe(page, info)).map(({ line }) => line);
  expect(lines).toContainEqual(expect.stringMatching(/^target-size: button "A" in main: /));
  expect(lines).toContainEqual(expect.stringMatching(/^heading-order: h4 "Two levels down" in main: /));
});

test('the axe check reports the name and the box of a field without a label', untraced, async ({ page }, info) => {
  await page.setContent(pageWith('<input id="_R_1_" autocomplete="email" type="email" name="email">'));
  const [finding] = await axe(page, info);
  expect(finding?.line).toMatch(/^label: input "email" in main: /);
  expect(finding?.boxes).toHaveLength(1);
});

test(
  'the axe check attaches undecided results to the test but does not report them',
  untraced,
  async ({ page }, info) => {
    const gradient = 'linear-gradient(#000, #fff)';
    await page.setContent(pageWith(`<p style="background: ${gradient}">On a gradient</p>`));
    expect(await axe(page, info)).toEqual([]);
    const attached = info.attachments.find(({ name }) => name === 'incomplete');
    expect(String(attached?.body)).toContain('color-contrast');
  },
);

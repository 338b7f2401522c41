import { afterEach, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { heardDuring } from '../support/spoken';

afterEach(() => document.body.replaceChildren());

/** Shows a heading, a button, and an empty live region; the last is what the test writes into. */
function show(): Element {
  document.body.innerHTML = '<h1>Care</h1><button type="button">Send</button><p role="status"></p>';
  return document.body.lastElementChild ?? document.body;
}

test('what is written into a live region is heard', meta, async () => {
  const region = show();
  expect(await heardDuring(async () => region.append('Sent'))).toEqual(['polite: Sent']);
});

test('what is written beside a live region is not heard', meta, async () => {
  show();
  expect(await heardDuring(async () => document.querySelector('h1')?.append(' at home'))).toEqual([]);
});

test('a region that is no longer live is not heard', meta, async () => {
  const region = show();
  region.removeAttribute('role');
  expect(await heardDuring(async () => region.append('Sent'))).toEqual([]);
});

test('a live region written twice is heard twice', meta, async () => {
  const region = show();
  const heard = await heardDuring(async () => {
    region.append('Sent');
    await Promise.resolve();
    region.replaceChildren('Sent');
  });
  expect(heard).toHaveLength(2);
});

test('what the focus goes to is heard', meta, async () => {
  show();
  expect(await heardDuring(async () => document.querySelector('button')?.focus())).toEqual(['button, Send']);
});

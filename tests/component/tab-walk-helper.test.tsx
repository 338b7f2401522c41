import { afterEach, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { namesOf, stopsOutside, tabWalk } from '../support/tab-walk';

afterEach(() => document.body.replaceChildren());

/** Shows a header and a page beside it, and puts the focus on the first button. */
function show(page: string): void {
  document.body.innerHTML = `<header><button type="button">Menu</button><a href="#a">Home</a></header>${page}`;
  document.querySelector('button')?.focus();
}

test('a page that keeps out of the way is not reached', meta, async () => {
  show('<main inert><a href="#b">Elsewhere</a></main>');
  const stops = await tabWalk();
  expect(namesOf(stops)).toEqual(['Home']);
  expect(stopsOutside(stops, 'header')).toEqual([]);
});

test('a link behind the header that takes the focus is found', meta, async () => {
  show('<main><a href="#b">Elsewhere</a></main>');
  expect(stopsOutside(await tabWalk(), 'header')).toEqual(['Elsewhere']);
});

test('a link before the header that takes the focus is found by going back', meta, async () => {
  show('');
  document.body.insertAdjacentHTML('afterbegin', '<p><a href="#c">Before</a></p>');
  expect(stopsOutside(await tabWalk(true), 'header')).toEqual(['Before']);
});

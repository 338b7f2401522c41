import { afterEach, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { namesOf, stopsOutside, tabStops } from '../support/tab-stops';

afterEach(() => document.body.replaceChildren());

/** Shows a header between other content and focuses its button. */
function show({ before = '', after = '' }): void {
  const header = '<header><button type="button">Menu</button><a href="#a">Home</a></header>';
  document.body.innerHTML = before + header + after;
  document.querySelector('button')?.focus();
}

test('tabStops skips an inert part of the page', meta, async () => {
  show({ after: '<main inert><a href="#b">Page link</a></main>' });
  const stops = await tabStops();
  expect(namesOf(stops)).toEqual(['Home']);
  expect(stopsOutside(stops, 'header')).toEqual([]);
});

test('tabStops finds a link after the header', meta, async () => {
  show({ after: '<main><a href="#b">Page link</a></main>' });
  expect(stopsOutside(await tabStops(), 'header')).toEqual(['Page link']);
});

test('tabStops finds a link before the header when it moves backward', meta, async () => {
  show({ before: '<p><a href="#c">First link</a></p>' });
  expect(stopsOutside(await tabStops({ backward: true }), 'header')).toEqual(['First link']);
});

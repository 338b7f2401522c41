import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { domHeadings, domLandmarks, domLinks, headingsFromTop } from '../support/dom-phrases';
import {
  phrasesOf,
  readPage,
  spokenDuring,
  spokenHeadings,
  spokenLandmarks,
  spokenLinks,
  spokenWithin,
} from '../support/spoken';

const accessiblePage = `
  <header><nav aria-label="Main"><a href="#a" aria-current="page">Home</a></nav></header>
  <main><h1>Care</h1><section aria-labelledby="hours"><h2 id="hours">Hours</h2><a href="#b">Call</a></section></main>
  <p role="status"></p>`;

function show(html: string): void {
  document.body.innerHTML = html;
}

afterEach(() => document.body.replaceChildren());

test('the screen reader speaks headings, links and landmarks of an accessible page in DOM order', meta, async () => {
  show(accessiblePage);
  const spoken = await readPage();
  expect(spokenHeadings(spoken)).toEqual(['heading, Care, level 1', 'heading, Hours, level 2']);
  expect(spokenLinks(spoken)).toEqual(['link, Home, current page', 'link, Call']);
  expect(spokenLandmarks(spoken)).toEqual(['banner', 'navigation, Main', 'main', 'region, Hours']);
  expect(spokenHeadings(spoken)).toEqual(domHeadings());
  expect(spokenLinks(spoken)).toEqual(domLinks());
  expect(spokenLandmarks(spoken)).toEqual(domLandmarks());
});

const [headings, links, landmarks] = [spokenHeadings, spokenLinks, spokenLandmarks];
/** Invisible faults, and the phrase that each removes. */
const faults = [
  { fault: 'a heading without its element', from: /<(\/?)h2/g, to: '<$1p', list: headings, removes: 'heading, Hours' },
  {
    fault: 'a heading with aria-hidden',
    from: '<h1>',
    to: '<h1 aria-hidden="true">',
    list: headings,
    removes: 'heading, Care',
  },
  { fault: 'a link without an address', from: 'href="#b"', to: '', list: links, removes: 'link, Call' },
  {
    fault: 'a label that differs from the text of its link',
    from: 'href="#b"',
    to: 'href="#b" aria-label="X"',
    list: links,
    removes: 'link, Call',
  },
  {
    fault: 'a missing aria-current',
    from: 'aria-current="page"',
    to: '',
    list: links,
    removes: 'link, Home, current page',
  },
  { fault: 'a section without a name', from: 'id="hours"', to: '', list: landmarks, removes: 'region, Hours' },
  { fault: 'a navigation in a div', from: /<(\/?)nav/g, to: '<$1div', list: landmarks, removes: 'navigation, Main' },
  { fault: 'a missing main element', from: /<(\/?)main/g, to: '<$1div', list: landmarks, removes: 'main' },
] as const;

for (const { fault, from, to, list, removes } of faults) {
  test(`the screen reader does not speak "${removes}" with ${fault}`, meta, async () => {
    const startsSo = (phrase: string) => phrase.startsWith(removes);
    show(accessiblePage);
    expect(list(await readPage()).some(startsSo)).toBe(true);
    show(accessiblePage.replace(from, to));
    expect(list(await readPage()).some(startsSo)).toBe(false);
  });
}

test('spokenLandmarks ignores text that reads like a landmark', meta, async () => {
  show('<main><p>navigation, Main</p><p><span>form</span></p></main>');
  expect(spokenLandmarks(await readPage())).toEqual(['main']);
});

test('spokenWithin returns the phrases from the start of an element to its end', meta, async () => {
  show(accessiblePage);
  expect(phrasesOf(spokenWithin(await readPage(), 'region, Hours'))).toEqual([
    'region, Hours',
    'heading, Hours, level 2',
    'link, Call',
    'end of region, Hours',
  ]);
});

test('spokenWithin throws when the page has no such element', meta, async () => {
  show(accessiblePage);
  const spoken = await readPage();
  expect(() => spokenWithin(spoken, 'region, Nowhere')).toThrow('region, Nowhere');
});

test('headingsFromTop reports a visual order that differs from the DOM order', meta, async () => {
  show('<main style="display: flex; flex-direction: column-reverse"><h1>One</h1><h2>Two</h2></main>');
  expect(headingsFromTop()).toEqual(['heading, Two, level 2', 'heading, One, level 1']);
  expect(spokenHeadings(await readPage())).toEqual(['heading, One, level 1', 'heading, Two, level 2']);
});

describe('spokenDuring', () => {
  beforeEach(() => show('<h1>Care</h1><button type="button">Send</button><p role="status"></p>'));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

  test('returns a change in a live region', meta, async () => {
    expect(await spokenDuring(async () => find('p').append('Sent'))).toEqual(['polite: Sent']);
  });

  test('ignores a change outside live regions', meta, async () => {
    expect(await spokenDuring(async () => find('h1').append(' at home'))).toEqual([]);
  });

  test('ignores a change in a region that is no longer live', meta, async () => {
    find('p').removeAttribute('role');
    expect(await spokenDuring(async () => find('p').append('Sent'))).toEqual([]);
  });

  test('returns each of two changes in a live region', meta, async () => {
    const phrases = await spokenDuring(async () => {
      find('p').append('Sent');
      await Promise.resolve();
      find('p').replaceChildren('Sent');
    });
    expect(phrases).toHaveLength(2);
  });

  test('returns the element that gets the focus', meta, async () => {
    expect(await spokenDuring(async () => find('button').focus())).toEqual(['button, Send']);
  });
});

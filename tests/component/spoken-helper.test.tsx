import { afterEach, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { headingsFromTop, shownHeadings, shownLandmarks, shownLinks } from '../support/shown-order';
import { phrasesOf, readPage, spokenHeadings, spokenLandmarks, spokenLinks, within } from '../support/spoken';

/** A page that has nothing wrong with it: what is spoken is what stands there. */
const sound = `
  <header><nav aria-label="Main"><a href="#a" aria-current="page">Home</a></nav></header>
  <main><h1>Care</h1><section aria-labelledby="hours"><h2 id="hours">Hours</h2><a href="#b">Call</a></section></main>
  <p role="status"></p>`;

function show(html: string): void {
  document.body.innerHTML = html;
}

afterEach(() => document.body.replaceChildren());

test('a sound page is spoken as it stands', meta, async () => {
  show(sound);
  const spoken = await readPage();
  expect(spokenHeadings(spoken)).toEqual(['heading, Care, level 1', 'heading, Hours, level 2']);
  expect(spokenLinks(spoken)).toEqual(['link, Home, current page', 'link, Call']);
  expect(spokenLandmarks(spoken)).toEqual(['banner', 'navigation, Main', 'main', 'region, Hours']);
});

test('what the screen reader says of a sound page agrees with its markup', meta, async () => {
  show(sound);
  const spoken = await readPage();
  expect(spokenHeadings(spoken)).toEqual(shownHeadings());
  expect(spokenLinks(spoken)).toEqual(shownLinks());
  expect(spokenLandmarks(spoken)).toEqual(shownLandmarks());
});

/** Faults that leave the look of the page as it is, and what they take away from what is spoken. */
const faults = [
  {
    fault: 'a heading that is a bold line',
    from: /<(\/?)h2/g,
    to: '<$1p',
    list: spokenHeadings,
    loses: 'heading, Hours',
  },
  {
    fault: 'a heading kept from screen readers',
    from: '<h1>',
    to: '<h1 aria-hidden="true">',
    list: spokenHeadings,
    loses: 'heading, Care',
  },
  { fault: 'a link without an address', from: 'href="#b"', to: '', list: spokenLinks, loses: 'link, Call' },
  {
    fault: 'a link that says another thing than it shows',
    from: 'href="#b"',
    to: 'href="#b" aria-label="X"',
    list: spokenLinks,
    loses: 'link, Call',
  },
  {
    fault: 'a page that does not tell where it is',
    from: 'aria-current="page"',
    to: '',
    list: spokenLinks,
    loses: 'link, Home, current page',
  },
  { fault: 'a section whose name is gone', from: 'id="hours"', to: '', list: spokenLandmarks, loses: 'region, Hours' },
  {
    fault: 'a navigation that is a plain box',
    from: /<(\/?)nav/g,
    to: '<$1div',
    list: spokenLandmarks,
    loses: 'navigation, Main',
  },
  { fault: 'a page without a main part', from: /<(\/?)main/g, to: '<$1div', list: spokenLandmarks, loses: 'main' },
] as const;

for (const { fault, from, to, list, loses } of faults) {
  test(`${fault} is heard`, meta, async () => {
    show(sound);
    const before = list(await readPage());
    show(sound.replace(from, to));
    const after = list(await readPage());
    expect(before.some((phrase) => phrase.startsWith(loses))).toBe(true);
    expect(after.some((phrase) => phrase.startsWith(loses))).toBe(false);
  });
}

test('text that reads like a landmark is none', meta, async () => {
  show('<main><p>navigation, Main</p><p><span>form</span></p></main>');
  expect(spokenLandmarks(await readPage())).toEqual(['main']);
});

test('the part between the beginning and the end of something is found', meta, async () => {
  show(sound);
  expect(phrasesOf(within(await readPage(), 'region, Hours'))).toEqual([
    'region, Hours',
    'heading, Hours, level 2',
    'link, Call',
    'end of region, Hours',
  ]);
});

test('a part that is not spoken of is an error', meta, async () => {
  show(sound);
  const spoken = await readPage();
  expect(() => within(spoken, 'region, Nowhere')).toThrow('region, Nowhere');
});

test('headings that stand in another order than they are spoken in are seen', meta, async () => {
  show('<main style="display: flex; flex-direction: column-reverse"><h1>One</h1><h2>Two</h2></main>');
  expect(headingsFromTop()).toEqual(['heading, Two, level 2', 'heading, One, level 1']);
  expect(spokenHeadings(await readPage())).toEqual(['heading, One, level 1', 'heading, Two, level 2']);
});

import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { h1Faults, headingFaults, landmarkFaults, languageFaults } from '../support/structure';
import { imageFaults, linkNameFaults, linkTargetFaults, svgFaults } from '../support/structure-names';

const sound = `
  <header><nav aria-label="Main"><a href="/">Home</a></nav></header>
  <main>
    <h1>Care</h1><section aria-labelledby="hours"><h2 id="hours">Hours</h2><header>Part</header><h3>Days</h3></section>
    <h2>Place</h2><form aria-labelledby="hours"></form><section>Unnamed</section><section>Unnamed</section>
    <a href="/care">Learn More<span> about care</span><svg aria-hidden="true"></svg></a><a href="/care">learn more about care</a>
    <img src="/a.svg" alt=""><img src="/b.svg" alt="A bay at dawn"><a href="/"><img src="/c.svg" alt=""> Home</a>
  </main>
  <footer><nav aria-label="Footer"></nav></footer>`;

type Look = (page: ReturnType<typeof parse>) => readonly string[];
const targets: Look = (page) => linkTargetFaults(page, '/here');
const looks = { h1Faults, headingFaults, landmarkFaults, linkNameFaults, targets, imageFaults, svgFaults };

describe('nothing is wrong with a sound page', () => {
  for (const [name, look] of Object.entries<Look>(looks)) {
    test(name, meta, () => {
      expect(look(parse(sound))).toEqual([]);
    });
  }
});

interface Plant {
  readonly look: Look;
  readonly html: string;
  /** What the one finding says. */
  readonly says: string;
}

// biome-ignore format: a table, one fault a row
const plants: readonly Plant[] = [
  { look: h1Faults, html: '<h2>Care</h2>', says: 'there are 0 h1' },
  { look: h1Faults, html: '<h1>Care</h1><h1>More</h1>', says: 'there are 2 h1' },
  { look: h1Faults, html: '<h1> </h1>', says: 'the h1 says nothing' },
  { look: h1Faults, html: '<h1 aria-hidden="true">Care</h1>', says: 'the h1 says nothing' },
  { look: headingFaults, html: '<h2>Care</h2>', says: '"Care" is an h2, and the first' },
  { look: headingFaults, html: '<h1>Care</h1><h3>Days</h3>', says: '"Days" is an h3 after an h1' },
  { look: headingFaults, html: '<h1>A</h1><h2>B</h2><h1>C</h1><h3>D</h3>', says: '"D" is an h3 after an h1' },
  { look: headingFaults, html: '<h1>Care</h1><h2></h2>', says: 'an h2 is empty' },
  { look: landmarkFaults, html: '<nav></nav><nav></nav>', says: 'navigation "" stands twice' },
  { look: landmarkFaults, html: '<nav aria-label="A"></nav><nav aria-label="A"></nav>', says: 'navigation "A" stands twice' },
  { look: landmarkFaults, html: '<nav aria-label="A"></nav><div role="navigation" aria-label="A"></div>', says: 'stands twice' },
  { look: landmarkFaults, html: '<main aria-label="A"></main><main aria-label="B"></main>', says: 'main stands twice' },
  { look: landmarkFaults, html: '<header></header><div><header></header></div>', says: 'banner stands twice' },
  { look: landmarkFaults, html: '<p id="a">A</p><section aria-labelledby="a"></section><section aria-label="A"></section>', says: 'region "A" stands twice' },
  { look: landmarkFaults, html: '<section aria-labelledby="gone"></section>', says: 'named by #gone, which is not there' },
  { look: linkNameFaults, html: '<a href="/care"><svg aria-hidden="true"></svg></a>', says: 'the link to /care has no name' },
  { look: linkNameFaults, html: '<a href="/care">Learn More</a>', says: '"Learn More" does not say' },
  { look: linkNameFaults, html: '<a href="/care">Read more …</a>', says: '"Read more …" does not say' },
  { look: linkNameFaults, html: '<a href="/care"><b>here</b>.</a>', says: '"here." does not say' },
  { look: linkNameFaults, html: '<a href="/care">Click  here</a>', says: '"Click here" does not say' },
  { look: linkNameFaults, html: '<a href="/care" aria-label="More">More about care</a>', says: '"More" does not say' },
  { look: targets, html: '<a href="/a">Care</a><a href="/b">care</a>', says: 'leads to /a and to /b' },
  { look: targets, html: '<a href="#a">Care</a><a href="/#a">Care</a>', says: 'leads to /here#a and to /#a' },
  { look: imageFaults, html: '<img src="/a.svg">', says: 'the picture /a.svg has no alternative text' },
  { look: imageFaults, html: '<img src="/a.svg" alt=" ">', says: 'is white space' },
  { look: imageFaults, html: '<img src="/a.svg" alt="bay-dawn.svg">', says: 'says nothing: "bay-dawn.svg"' },
  { look: imageFaults, html: '<img src="/a.svg" alt="Picture of a bay">', says: 'says nothing' },
  { look: imageFaults, html: '<a href="/"><img src="/a.svg" alt=""></a>', says: 'stands alone in a control' },
  { look: svgFaults, html: '<p><svg viewBox="0 0 1 1"></svg></p>', says: 'an icon is not hidden: <svg viewBox="0 0 1 1">' },
  { look: svgFaults, html: '<button><svg aria-hidden="false"></svg></button>', says: 'an icon is not hidden' },
];

describe('a planted fault is found', () => {
  for (const { look, html, says } of plants) {
    test(html, meta, () => {
      expect(look(parse(html))).toEqual([expect.stringContaining(says)]);
    });
  }
});

describe('the language of a document', () => {
  for (const [html, faults] of [
    ['<html lang="en-US">', []],
    ['<html dir="ltr" lang="en">', []],
    ['<html>', ['the document has no language']],
    ['<html lang="">', ['the document has no language']],
    ['<html lang="english language">', ['"english language" is no language']],
    ['<html lang="en_US">', ['"en_US" is no language']],
  ] as const) {
    test(html, meta, () => {
      expect(languageFaults(html)).toEqual(faults);
    });
  }
});

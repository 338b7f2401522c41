import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { h1Faults, headingFaults, landmarkFaults, languageFaults } from '../support/structure';
import { imageFaults, linkNameFaults, linkTargetFaults, svgFaults } from '../support/structure-names';

const validPage = `
  <header><nav aria-label="Main"><a href="/">Home</a></nav></header>
  <main>
    <h1>Care</h1><section aria-labelledby="hours"><h2 id="hours">Hours</h2><header>Part</header><h3>Days</h3></section>
    <h2>Place</h2><form aria-label="Write"></form><section>Unnamed</section><section>Unnamed</section>
    <a href="/care">Learn More<span> about care</span><svg aria-hidden="true"></svg></a><a href="/care">learn more about care</a>
    <img src="/a.svg" alt=""><img src="/b.svg" alt="A bay at dawn"><a href="/"><img src="/c.svg" alt=""> Home</a>
  </main>
  <footer><nav aria-label="Footer"></nav></footer>`;

type Check = (page: HTMLElement) => readonly string[];
const targets: Check = (page) => linkTargetFaults(page, '/here');
const checks = { h1Faults, headingFaults, landmarkFaults, linkNameFaults, targets, imageFaults, svgFaults };

describe('valid page has no faults for', () => {
  for (const [name, check] of Object.entries<Check>(checks)) {
    test(name, meta, () => {
      expect(check(parse(validPage))).toEqual([]);
    });
  }
});

// biome-ignore format: a table, one fault a row
const faults: readonly (readonly [check: Check, html: string, message: string])[] = [
  [h1Faults, '<h2>Care</h2>', 'there are 0 h1'],
  [h1Faults, '<h1>Care</h1><h1>More</h1>', 'there are 2 h1'],
  [h1Faults, '<h1> </h1>', 'the h1 is empty or hidden'],
  [h1Faults, '<h1 aria-hidden="true">Care</h1>', 'the h1 is empty or hidden'],
  [headingFaults, '<h2>Care</h2>', '"Care" is the first heading, but an h2'],
  [headingFaults, '<h1>Care</h1><h3>Days</h3>', '"Days" is an h3 after an h1'],
  [headingFaults, '<h1>A</h1><h2>B</h2><h1>C</h1><h3>D</h3>', '"D" is an h3 after an h1'],
  [headingFaults, '<h1>Care</h1><h2></h2>', 'an h2 is empty'],
  [landmarkFaults, '<nav></nav><nav></nav>', '"" occurs twice'],
  [landmarkFaults, '<nav aria-label="A"></nav><nav aria-label="A"></nav>', '"A" occurs twice'],
  [landmarkFaults, '<nav aria-label="A"></nav><div role="navigation" aria-label="A"></div>', 'occurs twice'],
  [landmarkFaults, '<main aria-label="A"></main><main aria-label="B"></main>', 'main occurs twice'],
  [landmarkFaults, '<header></header><div><header></header></div>', 'banner occurs twice'],
  [landmarkFaults, '<p id="a">A</p><section aria-labelledby="a"></section><form aria-label="A"></form>', '"A" occurs twice'],
  [landmarkFaults, [...'ABCDEFGHIJKLM'].map((name) => `<nav aria-label="${name}"></nav>`).join(''), 'there are 13 landmarks'],
  [landmarkFaults, '<section aria-labelledby="gone"></section>', 'named by #gone, which does not exist'],
  [linkNameFaults, '<a href="/care"><svg aria-hidden="true"></svg></a>', 'the link to /care has no name'],
  [linkNameFaults, '<a href="/care">Learn More</a>', '"Learn More" does not say'],
  [linkNameFaults, '<a href="/care">Read more …</a>', '"Read more …" does not say'],
  [linkNameFaults, '<a href="/care"><b>here</b>.</a>', '"here." does not say'],
  [linkNameFaults, '<a href="/care">Click  here</a>', '"Click here" does not say'],
  [linkNameFaults, '<a href="/care" aria-label="More">More about care</a>', '"More" does not say'],
  [targets, '<a href="/a">Care</a><a href="/b">care</a>', 'leads to /a and to /b'],
  [targets, '<a href="#a">Care</a><a href="/#a">Care</a>', 'leads to /here#a and to /#a'],
  [imageFaults, '<img src="/a.svg">', 'the image /a.svg has no alternative text'],
  [imageFaults, '<img src="/a.svg" alt=" ">', 'is white space'],
  [imageFaults, '<img src="/a.svg" alt="bay-dawn.svg">', 'does not describe it: "bay-dawn.svg"'],
  [imageFaults, '<img src="/a.svg" alt="Picture of a bay">', 'does not describe it'],
  [imageFaults, '<a href="/"><img src="/a.svg" alt=""></a>', 'is alone in a control'],
  [svgFaults, '<p><svg viewBox="0 0 1 1"></svg></p>', 'an icon is not hidden: <svg viewBox="0 0 1 1">'],
  [svgFaults, '<button><svg aria-hidden="false"></svg></button>', 'an icon is not hidden'],
];

describe('structure checks find the fault in', () => {
  for (const [check, html, message] of faults) {
    test(html, meta, () => {
      expect(check(parse(html))).toEqual([expect.stringContaining(message)]);
    });
  }
});

describe('languageFaults of', () => {
  for (const [html, faults] of [
    ['<html lang="en-US">', []],
    ['<html dir="ltr" lang="en">', []],
    ['<html>', ['the document has no language']],
    ['<html lang="">', ['the document has no language']],
    ['<html lang="english language">', ['"english language" is not a language tag']],
    ['<html lang="en_US">', ['"en_US" is not a language tag']],
  ] as const) {
    test(html, meta, () => {
      expect(languageFaults(html)).toEqual(faults);
    });
  }
});

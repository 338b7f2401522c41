import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { meaningless } from '../../../spec/extensions/language';
import { projectRoot } from '../../../tools/project-root';
import { subject } from '../../support/covers';
import { linksOf } from '../../support/parsed-page';
import { findingsByPage } from '../../support/rendered';
import { textOf } from '../../support/text';

// In e2e/crawl, axe and html-validate check more of the structure.
const tags = subject('a11y');

test('index.html, the template of every page, is in English', tags, () => {
  expect(readFileSync(join(projectRoot, 'index.html'), 'utf8')).toMatch(/<html\b[^>]*\blang="en(?:-US)?"/);
});

test('in the main content of each page, the first heading is the only h1, and no heading skips a level', tags, () => {
  const wrong = findingsByPage(({ main }) => {
    const levels = main.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ rawTagName }) => Number(rawTagName.slice(1)));
    const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return skips || levels.filter((level) => level === 1).length !== 1 ? levels : [];
  });
  expect(wrong).toEqual({});
});

test('each page has at most 12 landmarks, each with a unique name', tags, () => {
  const wrong = findingsByPage(({ page }) => {
    const named = page.querySelectorAll('[aria-labelledby], [aria-label]');
    const landmarks = named.filter((element) => /^(?:nav|aside|section|form|search)$/.test(element.rawTagName));
    const names = landmarks.map((element) => {
      const heading = page.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return element.getAttribute('aria-label') ?? (heading ? textOf(heading) : '');
    });
    const nameless = page.querySelectorAll('nav:not([aria-label], [aria-labelledby]), aside:not([aria-label])');
    // The other three are the banner, the main content and the footer.
    const fine = new Set(names).size === names.length && !names.includes('') && nameless.length === 0;
    return fine && names.length + 3 <= 12 ? [] : names;
  });
  expect(wrong).toEqual({});
});

const isVague = (name: string) =>
  meaningless.links.some((vague) => vague === name.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));

test('the name of each link says where it leads, and links with the same name lead to the same place', tags, () => {
  const wrong = findingsByPage(({ path: from, page }) => {
    const links = linksOf(page).map(({ label, path }) => ({ label, path: path.startsWith('#') ? from + path : path }));
    const places = new Map(links.map(({ label, path }) => [label.toLowerCase(), path]));
    return links.filter(({ label, path }) => isVague(label) || places.get(label.toLowerCase()) !== path);
  });
  expect(wrong).toEqual({});
});

/** Whether a text alternative is missing, white space, a file name, or begins with a generic word for pictures. */
const saysNothing = (alt = ' ') =>
  /^\s+$|\.\w+$/.test(alt) || meaningless.pictures.some((word) => alt.split(' ')[0]?.toLowerCase() === word);

test('each picture has a descriptive or an empty text alternative; icons are hidden from screen readers', tags, () => {
  const wrong = findingsByPage(({ page }) =>
    [
      ...page.querySelectorAll('img').filter((image) => saysNothing(image.getAttribute('alt'))),
      ...page.querySelectorAll('svg').filter((icon) => !icon.closest('[aria-hidden="true"]')),
    ].map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(wrong).toEqual({});
});

test('no text and no control is hidden from screen readers', subject('a11y'), () => {
  const wrong = findingsByPage(({ page }) =>
    page
      .querySelectorAll('[aria-hidden="true"], [role="presentation"], [role="none"], [inert]')
      .filter((element) => textOf(element) !== '' || element.querySelector('a, button, input, textarea'))
      // Text that repeats the name of its navigation may be hidden.
      .filter((element) => element.closest('nav')?.getAttribute('aria-label') !== textOf(element))
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(wrong).toEqual({});
});

import { cleanup } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalLinks } from '../../spec/extensions/navigation';
import { footerColumns } from '../../spec/navigation';
import { type Route, routes } from '../../spec/routes';
import { covers } from '../support/covers';
import { domHeadings, domLandmarks, domLinks, headingsFromTop } from '../support/dom-phrases';
import { familyPages } from '../support/families';
import { showSite } from '../support/site';
import {
  readPage,
  type Spoken,
  spokenHeadings,
  spokenLandmarks,
  spokenLinks,
  spokenOf,
  spokenWithin,
} from '../support/spoken';

const rule = covers('A11Y-SPOKEN~1');

/** The landmarks that every page has. */
const layout = ['banner', 'navigation, Main', 'main', 'contentinfo', 'navigation, Footer', 'navigation, Legal'];

/** The sections that the contract names. */
const namedSections = ({ requiredText = [] }: Route): readonly string[] => [
  ...new Set(requiredText.flatMap(({ section }) => section ?? [])),
];

describe.each(Object.values(familyPages))('%s', (path) => {
  const route: Route | undefined = routes.find((candidate) => candidate.path === path);
  let spoken: readonly Spoken[];
  let dom: Record<'headings' | 'links' | 'landmarks', readonly string[]>;

  // Read once for all tests of the page.
  beforeAll(async () => {
    await showSite(path, 'wide');
    spoken = await readPage();
    dom = { headings: domHeadings(), links: domLinks(), landmarks: domLandmarks() };
    cleanup();
  });

  test(`the screen reader reads one heading of level 1 on ${path}, and reads it first`, rule, () => {
    const [first = '', ...others] = spokenHeadings(spoken);
    const text = /^heading, (.+), level 1$/.exec(first)?.[1] ?? '';
    expect(text).not.toBe('');
    if (route?.heading) expect(text).toBe(route.heading);
    expect(text.endsWith(route?.headingEndsWith ?? '')).toBe(true);
    expect(others.filter((heading) => heading.endsWith(', level 1'))).toEqual([]);
  });

  test(`the screen reader reads the headings of ${path} in DOM order`, rule, () => {
    expect(spokenHeadings(spoken)).toEqual(dom.headings);
  });

  test(`the screen reader reads the landmarks of ${path} in DOM order`, rule, () => {
    expect(spokenLandmarks(spoken)).toEqual(dom.landmarks);
  });

  test(`the screen reader reads the links of ${path} in DOM order`, rule, () => {
    expect(spokenLinks(spoken)).toEqual(dom.links);
  });

  test(`the screen reader reads the landmarks of the layout on ${path}`, rule, () => {
    expect(spokenLandmarks(spoken).filter((landmark) => layout.includes(landmark))).toEqual(layout);
  });

  test(`the screen reader reads the footer of ${path} with its columns and links in order`, rule, () => {
    const linkPhrase = (link: { readonly label: string; readonly path: string }) =>
      `link, ${link.label}${link.path === path ? ', current page' : ''}`;
    const columns = footerColumns.flatMap(({ heading, links }) => [
      `heading, ${heading}, level 2`,
      ...links.map(linkPhrase),
    ]);
    expect(spokenOf(spokenWithin(spoken, 'navigation, Footer'), 'heading', 'link')).toEqual(columns);
    expect(spokenLinks(spokenWithin(spoken, 'navigation, Legal'))).toEqual(legalLinks.map(linkPhrase));
  });

  for (const section of route ? namedSections(route) : []) {
    test(`the screen reader reads the heading or the label of the section "${section}" of ${path}`, rule, () => {
      const names = [...spokenHeadings(spoken), ...spokenLandmarks(spoken)];
      expect(names.map((name) => name.toLowerCase())).toContainEqual(expect.stringContaining(section.toLowerCase()));
    });
  }

  test(`the screen reader reads the headings of ${path} from top to bottom on a small screen`, rule, async () => {
    await showSite(path, 'small');
    expect(spokenHeadings(await readPage())).toEqual(headingsFromTop());
  });
});

test('the screen reader reads the call bar last on a small screen', rule, async () => {
  await showSite('/not-found', 'small');
  const callBar = 'navigation, Call or write';
  const spoken = await readPage();
  expect(spokenLandmarks(spoken).at(-1)).toBe(callBar);
  expect(spokenLinks(spokenWithin(spoken, callBar))).toEqual([expect.stringMatching(/^link, Call /), 'link, Message']);
});

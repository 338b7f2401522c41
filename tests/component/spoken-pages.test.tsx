import { cleanup } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { footerColumns, legalLinks } from '../../spec/navigation';
import { familyHolds, type Hold, type Route, routes } from '../../spec/routes';
import { covers } from '../support/covers';
import { headingsFromTop, shownHeadings, shownLandmarks, shownLinks } from '../support/shown-order';
import { showSite } from '../support/site';
import {
  readPage,
  type Spoken,
  spokenHeadings,
  spokenLandmarks,
  spokenLinks,
  spokenOf,
  within,
} from '../support/spoken';

/** A page of each family. */
const families = [
  '/',
  '/treatment',
  '/outpatient-program',
  '/depression',
  '/alcohol',
  '/mental-health',
  '/contact',
  '/not-found',
] as const;

const frame = ['banner', 'navigation, Main', 'main', 'contentinfo', 'navigation, Footer', 'navigation, Legal'];

/** The sections of a page that the contract names, its family's among them. */
function namedSections({ family, holds }: Route): readonly string[] {
  const ofFamilies: Partial<Record<Route['family'], readonly Hold[]>> = familyHolds;
  return [...new Set([...holds, ...(ofFamilies[family] ?? [])].flatMap(({ section }) => section ?? []))];
}

describe.each(families)('%s', (path) => {
  const route: Route | undefined = routes.find((one) => one.path === path);
  const ending = route?.headingEndsWith ?? '';
  let spoken: readonly Spoken[];
  let shown: Record<'headings' | 'links' | 'landmarks', readonly string[]>;

  // Read once for all that is asked of it; what is spoken stays when the page is gone.
  beforeAll(async () => {
    await showSite(path, 'wide');
    spoken = await readPage();
    shown = { headings: shownHeadings(), links: shownLinks(), landmarks: shownLandmarks() };
    cleanup();
  });

  test(`the first heading of ${path} is its one of level 1, as the contract has it`, covers('A11Y-SPOKEN~1'), () => {
    const [first = '', ...others] = spokenHeadings(spoken);
    expect(first).toMatch(/^heading, .+, level 1$/);
    if (route?.heading) expect(first).toBe(`heading, ${route.heading}, level 1`);
    expect(first.replace(', level 1', '').endsWith(ending)).toBe(true);
    expect(others.filter((heading) => heading.endsWith(', level 1'))).toEqual([]);
  });

  test(`the headings of ${path} are spoken in the order of the page`, covers('A11Y-SPOKEN~1'), () => {
    expect(spokenHeadings(spoken)).toEqual(shown.headings);
  });

  test(`the landmarks of ${path} are spoken in the order of the page`, covers('A11Y-SPOKEN~1'), () => {
    expect(spokenLandmarks(spoken)).toEqual(shown.landmarks);
  });

  test(`the links of ${path} are spoken in the order of the page`, covers('A11Y-SPOKEN~1'), () => {
    expect(spokenLinks(spoken)).toEqual(shown.links);
  });

  test(`${path} stands in a frame that is spoken as on every page`, covers('A11Y-SPOKEN~1'), () => {
    expect(spokenLandmarks(spoken).filter((landmark) => frame.includes(landmark))).toEqual(frame);
  });

  test(`the footer of ${path} is spoken with its columns and their links in order`, covers('A11Y-SPOKEN~1'), () => {
    const current = (at: string) => (at === path ? ', current page' : '');
    const columns = footerColumns.flatMap(({ heading, links }) => [
      `heading, ${heading}, level 2`,
      ...links.map((link) => `link, ${link.label}${current(link.path)}`),
    ]);
    expect(spokenOf(within(spoken, 'navigation, Footer'), 'heading', 'link')).toEqual(columns);
    const legal = legalLinks.map((link) => `link, ${link.label}${current(link.path)}`);
    expect(spokenLinks(within(spoken, 'navigation, Legal'))).toEqual(legal);
  });

  for (const section of route ? namedSections(route) : []) {
    test(`the part of ${path} about "${section}" is spoken as a region`, covers('A11Y-SPOKEN~1'), () => {
      const regions = spokenLandmarks(spoken).filter((landmark) => landmark.startsWith('region, '));
      expect(regions.map((region) => region.toLowerCase())).toContainEqual(
        expect.stringContaining(section.toLowerCase()),
      );
    });
  }
});

for (const path of families) {
  test(`in one column, the headings of ${path} are spoken from top to bottom`, covers('A11Y-SPOKEN~1'), async () => {
    await showSite(path, 'small');
    expect(spokenHeadings(await readPage())).toEqual(headingsFromTop());
  });
}

test('on a small screen the call bar is spoken last, after the footer', covers('A11Y-SPOKEN~1'), async () => {
  await showSite('/not-found', 'small');
  const bar = 'navigation, Call or write';
  const spoken = await readPage();
  expect(spokenLandmarks(spoken).at(-1)).toBe(bar);
  expect(spokenLinks(within(spoken, bar))).toEqual([expect.stringMatching(/^link, Call /), 'link, Message']);
});

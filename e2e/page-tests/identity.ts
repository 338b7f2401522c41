import type { HTMLElement } from 'node-html-parser';
import { homeProgramCards, homeSubstanceCards } from '../../spec/extensions/cards';
import type { Family, Route } from '../../spec/routes';
import { missingText } from '../../tests/support/missing-text';
import { linksOf, type ParsedPage, wordsIn } from '../../tests/support/parsed-page';
import { textOf } from '../../tests/support/text';
import { boxOf, test } from '../support/page-visit';
import { headingOf, routes, ruleOf } from '../support/routes';
import { nothing } from '../support/stored';
import { covers, expect } from '../support/test';
import { bannerOf, screensOf } from './shown';

/** Whether cards lead to the pages of a family, one to each. */
function leadTo(family: Family, cards: readonly HTMLElement[]): boolean {
  const expected = routes.filter((route) => route.family === family).map(({ path }) => path);
  const found = cards.flatMap(linksOf).map(({ path }) => path);
  return found.length === expected.length && expected.every((path) => found.includes(path));
}

/** Parts that only this page has, besides its heading and those in the route table. */
function ownParts(path: string, shown: ParsedPage): Readonly<Record<string, boolean>> {
  const { main } = shown;
  const insurers = main.querySelectorAll('section li:has(> svg)');
  const slides = main.querySelectorAll('[aria-roledescription="carousel"] img');
  const cards = main.querySelectorAll('li:has(h3):has(img)');
  const parts: Readonly<Record<string, () => Readonly<Record<string, boolean>>>> = {
    '/': () => ({
      slider: slides.length === 1,
      cards: cards.length === homeSubstanceCards.length + homeProgramCards.length,
    }),
    '/insurance': () => ({
      hero: boxOf(bannerOf(shown)).height > 150,
      'insurance section below the hero':
        insurers.length > 0 && insurers.every((item) => boxOf(item).top >= boxOf(bannerOf(shown)).bottom),
    }),
    '/contact': () => ({ 'phone number': linksOf(bannerOf(shown)).some(({ path: to }) => to.startsWith('tel:')) }),
    '/mental-health': () => ({ 'a card for each condition': leadTo('condition', cards) }),
    '/substance-abuse': () => ({ 'a card for each substance': leadTo('substance', cards) }),
  };
  return parts[path]?.() ?? {};
}

/** Each address shows the page that the contract has there, without a sign-in (sections 2 and 6). */
export function identityTests(route: Route): void {
  const { path, requiredText = [] } = route;

  test(`${path} opens its page, and the console stays empty`, covers(ruleOf(route)), async ({ pageVisit }) => {
    const visit = await pageVisit(path);
    expect(visit.status).toBe(200);
    expect(visit.printed).toEqual([]);
    for (const { screen, shown } of screensOf(visit)) {
      const headings = shown.main.querySelectorAll('h1').map(textOf);
      const heading = headingOf(route);
      expect(headings, `${screen}, the h1`).toEqual([
        typeof heading === 'string' ? heading : expect.stringMatching(heading),
      ]);
      const others = routes.filter((other) => other.path !== path).map((other) => other.heading);
      expect(others, `${screen}, the headings of other pages`).not.toContain(headings[0]);
      const missing = requiredText.flatMap((required) => missingText(shown.main, required));
      expect(missing, `${screen}, missing parts`).toEqual([]);
      expect(Object.values(ownParts(path, shown)), screen).not.toContain(false);
    }
  });

  test(
    `${path} stores nothing, whichever controls are used`,
    covers('SHELL-NO-STORED-DATA~1'),
    async ({ pageVisit }) => {
      const { stored } = await pageVisit(path);
      expect(stored).toEqual(nothing);
    },
  );

  test(`${path} opens without a sign-in or an account`, covers('ROUTE-PUBLIC~1'), async ({ pageVisit }) => {
    const visit = await pageVisit(path);
    expect(visit.status).toBe(200);
    expect(visit.documents, 'no redirect').toEqual([path]);
    expect(visit.inFront, 'what is in the middle of the screen').toEqual([
      { main: true, dialogs: 0 },
      { main: true, dialogs: 0 },
    ]);
    for (const { screen, shown } of screensOf(visit)) {
      expect(wordsIn(shown.main), screen).toBeGreaterThan(50);
      expect(textOf(shown.page), screen).not.toMatch(
        /\b(?:sign|log)(?:ged|ging)?[ -]?(?:in|on)\b|\bpassword\b|\buser ?name\b/i,
      );
      const offers = shown.page.querySelectorAll('a, button, summary, label, h1, h2').map(textOf);
      expect(offers.join('\n'), screen).not.toMatch(/\bsign up\b|\baccount\b|^(?:register|join)$/im);
    }
  });
}

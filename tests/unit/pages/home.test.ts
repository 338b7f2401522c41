import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { cardButton } from '../../../spec/cards';
import { counts } from '../../../spec/constants';
import { quickLinks } from '../../../spec/extensions/navigation';
import { proofOf } from '../../../src/content/proof';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, nameOf, onlyElement, passagesOf } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { hasWording, textOf, wordCount } from '../../support/text';

/** The innermost section with an element that matches a selector, whatever its heading says. */
function sectionWith(main: HTMLElement, selector: string): HTMLElement {
  const section = main.querySelector(selector)?.closest('section');
  if (!section) throw new Error(`No section has ${selector}`);
  return section;
}

const pathOf = (within: HTMLElement) => onlyElement(within, 'a').getAttribute('href');
const calls = (within: HTMLElement) => linksOf(within).filter(({ path }) => path === site.phone.href);
const { main } = rendered('/');

describe('the home page', () => {
  test('has three slides with different pictures in its hero', covers('CONST-HERO-SLIDES'), () => {
    const slides = main.querySelectorAll('[aria-roledescription="slide"]');
    const pictures = slides.flatMap((slide) => slide.querySelectorAll('img'));
    expect(slides).toHaveLength(counts.heroSlides);
    for (const name of ['src', 'alt'])
      expect(new Set(pictures.map((picture) => picture.getAttribute(name))).size, name).toBe(counts.heroSlides);
  });

  test('describes the clinic below the tagline', covers('HOME-TAGLINE'), () => {
    const taglines = main.querySelectorAll('h2').filter((heading) => hasWording(textOf(heading), 'mental wellness'));
    const descriptions = taglines.map((tagline) => tagline.closest('section')?.querySelector('p:not(.actions)'));
    expect(descriptions.map((first) => first && textOf(first))).toEqual([expect.stringContaining(site.name)]);
  });

  test('has a "Call" link to the phone number of the clinic', covers('HOME-CALL-LINK'), () => {
    expect(calls(main).map(({ label }) => label)).toContainEqual(expect.stringMatching(/^call\b.*\d{3}/i));
  });

  test('links to the contact page beside its call link', covers('HOME-CONTACT-LINK'), () => {
    const lines = main.querySelectorAll('p').filter((line) => line.querySelector('a[href="/contact"]'));
    const beside = lines.flatMap(calls).map(({ label }) => label);
    expect(beside).toContainEqual(expect.stringMatching(/^call/i));
  });

  test('says below its call what speaks for the clinic', covers('HOME-PROOF'), () => {
    const below = main.querySelectorAll('p.actions + ul > li');
    expect(below.map(textOf)).toEqual(proofOf(site));
  });

  test('sums up what the clinic is about beside a link to /about-us', covers('HOME-ABOUT'), () => {
    const about = sectionWith(main, 'a[href="/about-us"]');
    expect(nameOf(about)).not.toBe('');
    expect(textOf(about)).toMatch(/\bwe\b/i);
    expect(wordCount(passagesOf(about).map(textOf).join('\n'))).toBeGreaterThanOrEqual(40);
  });

  test(
    'leads first to help in a crisis, in an overdose, with withdrawal, and for families',
    covers('HOME-NEEDS'),
    () => {
      const [first] = main
        .querySelectorAll('section ~ * section, section ~ section')
        .filter((section) => !section.closest('section section'));
      expect(first && linksOf(first).map(({ path }) => path)).toEqual(quickLinks.map(({ path }) => path));
    },
  );

  test(
    'says on each program card what the program is, with the hours of the treatment page',
    covers('HOME-PROGRAM-LINES'),
    () => {
      const cards = main.querySelectorAll('#programs + ul > li');
      const lines = cards.map((card) => [pathOf(card), textOf(onlyElement(card, 'p'))]);
      const rows = rendered('/treatment').main.querySelectorAll('#levels tbody tr');
      const hours = rows.map((row) => [pathOf(row), `${textOf(onlyElement(row, 'th + td'))} hours a week`]);
      expect(hours).toHaveLength(3);
      expect(lines).toEqual(expect.arrayContaining(hours));
    },
  );

  test('has a section on mental health with "Learn More" to its menu', covers('HOME-MENTAL-HEALTH-PROMO'), () => {
    const promo = sectionWith(main, 'a[href="/mental-health"]');
    expect(linksOf(promo)).toEqual([{ path: '/mental-health', label: expect.stringMatching(`^${cardButton}`) }]);
  });
});

// required-sections.test.ts has what it says about insurers.
describe.each(['/', '/insurance'] as const)('the insurance section of %s', (path) => {
  const { main } = rendered(path);
  const section = () => sectionWith(main, 'li:has(> svg)');
  const insurers = main.querySelectorAll('section li:has(> svg)');

  test(
    'shows six different logos, each with the name of its insurer',
    covers('HOME-INSURER-LOGOS', 'CONST-INSURERS'),
    () => {
      const logos = main.querySelectorAll('section li > svg').map((logo) => logo.innerHTML);
      const names = insurers.map((insurer) => textOf(onlyElement(insurer, 'strong')));
      expect(names).toEqual(site.insurers.map(({ name }) => name));
      expect(new Set(names).size, 'names').toBe(counts.insurers);
      expect(new Set(logos).size, 'logos').toBe(counts.insurers);
    },
  );

  test('asks visitors whose insurer is not shown to reach out', covers('HOME-INSURANCE-REACH-OUT'), () => {
    const unlisted =
      /(?:don't see|not (?:shown|listed|here)).*(?:insurance provider|insurer)|insurer.*not (?:shown|listed)/i;
    const lines = passagesOf(section()).filter((line) => unlisted.test(textOf(line)));
    expect(lines.map(textOf)).toEqual([expect.stringMatching(/\breach out\b/i)]);
    expect(lines.flatMap(calls)).not.toEqual([]);
  });
});

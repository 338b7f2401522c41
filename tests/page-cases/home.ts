import type { HTMLElement } from 'node-html-parser';
import { cardButton } from '../../spec/cards';
import { counts } from '../../spec/constants';
import { homeProgramCards, homeSubstanceCards } from '../../spec/extensions/cards';
import { site } from '../../src/site';
import { cardListsOf } from '../support/cards';
import { linksOf, nameOf, type PageParts, passagesOf, wordsIn } from '../support/places';
import { says, textOf } from '../support/text';
import type { PageCase, Path } from './page-case';

/** The innermost section with an element that matches a selector, whatever its heading says. */
function sectionWith({ main }: PageParts, selector: string): HTMLElement {
  const section = main.querySelector(selector)?.closest('section');
  if (!section) throw new Error(`No section has ${selector}`);
  return section;
}

/** The list items with the logo of an insurer. */
const insurersOf = (page: PageParts) => page.main.querySelectorAll('section li:has(> svg)');
const insuranceSection = (page: PageParts) => sectionWith(page, 'li:has(> svg)');
const calls = (within: HTMLElement) => linksOf(within).filter(({ path }) => path === site.phone.href);
const home = '/' as const satisfies Path;

const openingCases: readonly PageCase[] = [
  {
    title: 'the home page describes the clinic below the tagline',
    rules: ['HOME-TAGLINE~2'],
    path: home,
    found: ({ main }) => {
      const tagline = main.querySelectorAll('h2').find((heading) => says(textOf(heading), 'mental wellness'));
      const [first] = tagline?.closest('section')?.querySelectorAll('p') ?? [];
      return first && says(textOf(first), site.name);
    },
    expected: true,
  },
  {
    title: 'the home page has a "Call" link to the phone number of the clinic',
    rules: ['HOME-CALL-LINK~2'],
    path: home,
    found: ({ main }) => calls(main).some(({ label }) => /^call\b.*\d{3}/i.test(label)),
    expected: true,
  },
  {
    title: 'the home page links to the contact page beside its call link',
    rules: ['HOME-CONTACT-LINK~2'],
    path: home,
    found: ({ main }) => {
      const beside = main.querySelectorAll('p').filter((line) => line.querySelector('a[href="/contact"]'));
      return beside.some((line) => calls(line).some(({ label }) => /^call/i.test(label)));
    },
    expected: true,
  },
  {
    title: 'the home page summarizes what the clinic is about beside a link to /about-us',
    rules: ['HOME-ABOUT~2'],
    path: home,
    found: (page) => {
      const about = sectionWith(page, 'a[href="/about-us"]');
      return { headed: nameOf(about) !== '', speaks: says(textOf(about), 'we'), long: wordsIn(about) >= 40 };
    },
    expected: { headed: true, speaks: true, long: true },
  },
];

const cardCases: readonly PageCase[] = [
  {
    title: 'the home page has cards that lead to substance pages',
    rules: ['HOME-SUBSTANCE-CARDS~2'],
    path: home,
    found: ({ main }) => cardListsOf(main)[0]?.some(({ title }) => title.endsWith('Addiction')),
    expected: true,
  },
  {
    title: 'the home page has cards that lead to program pages',
    rules: ['HOME-PROGRAM-CARDS~2'],
    path: home,
    found: ({ main }) => cardListsOf(main)[1]?.some(({ path }) => homeProgramCards.some((card) => card.path === path)),
    expected: true,
  },
  {
    title: 'each card of the home page has an image, a title and a button',
    rules: ['CARD-PARTS~2'],
    path: home,
    found: ({ main }) =>
      main.querySelectorAll('li:has(h3)').map((card) => {
        const [link, ...others] = linksOf(card);
        return Boolean(card.querySelector('img') && link?.label.startsWith(cardButton) && others.length === 0);
      }),
    expected: [...homeSubstanceCards, ...homeProgramCards].map(() => true),
  },
];

const promoCases: readonly PageCase[] = [
  {
    title: 'the home page has a section on mental health that links to its menu with "Learn More"',
    rules: ['HOME-MENTAL-HEALTH-PROMO~2'],
    path: home,
    found: (page) => {
      const promo = sectionWith(page, 'a[href="/mental-health"]');
      return linksOf(promo).map(({ label, path }) => ({ path, named: label.startsWith(cardButton) }));
    },
    expected: [{ path: '/mental-health', named: true }],
  },
];

const insuranceOn = (path: Path): readonly PageCase[] => [
  {
    title: `the insurance section of ${path} says that the clinic works with major insurance groups`,
    rules: [path === '/' ? 'HOME-INSURANCE~2' : 'CONTENT-INSURANCE~2'],
    path,
    found: (page) => says(textOf(insuranceSection(page)), 'we work with major insurance groups'),
    expected: true,
  },
  {
    title: `${path} shows six logos, each with the name of its insurer`,
    rules: ['HOME-INSURER-LOGOS~3'],
    path,
    found: (page) => insurersOf(page).map(textOf),
    expected: site.insurers,
  },
  {
    title: `${path} names ${counts.insurers} different insurers`,
    rules: ['CONST-INSURERS~2', 'HOME-INSURER-LOGOS~3'],
    path,
    found: (page) => new Set(insurersOf(page).map(textOf).filter(Boolean)).size,
    expected: counts.insurers,
  },
  {
    title: `${path} asks visitors whose insurer is not shown to reach out, and links the phone number`,
    rules: ['HOME-INSURANCE-REACH-OUT~2'],
    path,
    found: (page) => {
      const lines = passagesOf(insuranceSection(page)).filter((line) => {
        const text = textOf(line);
        return /(?:don't see|not (?:shown|listed|here)).*(?:insurance provider|insurer)|insurer.*not (?:shown|listed)/i.test(
          text,
        );
      });
      return lines.map((line) => says(textOf(line), 'reach out') && calls(line).length > 0);
    },
    expected: [true],
  },
];

/** Sections 1, 2 and 9: the home page, and the insurance section that it shares with /insurance. */
export const homeCases: readonly PageCase[] = [
  ...openingCases,
  ...cardCases,
  ...promoCases,
  ...insuranceOn('/'),
  ...insuranceOn('/insurance'),
];

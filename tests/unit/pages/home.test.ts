import { expect, test } from 'vitest';
import { cardButton, homeProgramCards, homeSubstanceCards, homeViewAll } from '../../../spec/cards';
import { counts } from '../../../spec/constants';
import { site } from '../../../src/site';
import { cardListsOf } from '../../support/cards';
import { covers } from '../../support/covers';
import { linksOf, passagesOf, sectionsNamed } from '../../support/places';
import { rendered } from '../../support/rendered';
import { says, textOf } from '../../support/text';

const { main } = rendered('/');
const section = (heading: string) => {
  const [found] = sectionsNamed(main, heading);
  if (!found) throw new Error(`The home page has no section "${heading}"`);
  return found;
};
const lists = cardListsOf(main);

test('the hero has three slides with different pictures', covers('CONST-HERO-SLIDES~1'), () => {
  const slides = main.querySelectorAll('[aria-roledescription="slide"]');
  const pictures = slides.flatMap((slide) => slide.querySelectorAll('img').map((img) => img.getAttribute('src')));
  expect(slides).toHaveLength(counts.heroSlides);
  expect(new Set(pictures).size).toBe(counts.heroSlides);
});

test('the home page describes the clinic below the tagline', covers('HOME-TAGLINE~1'), () => {
  const [first] = passagesOf(section('mental wellness'));
  expect(first && says(textOf(first), site.name)).toBe(true);
});

test('the home page has a link "Call" to the phone number beside the tagline', covers('HOME-CALL-LINK~1'), () => {
  const calls = linksOf(section('mental wellness')).filter(({ label }) => label.startsWith('Call'));
  expect(calls.map(({ path }) => path)).toEqual([site.phone.href]);
});

test('the home page links to the contact page beside the tagline', covers('HOME-CONTACT-LINK~1'), () => {
  expect(linksOf(section('mental wellness')).map(({ path }) => path)).toContain('/contact');
});

test('the home page has a section about the clinic with a link to /about-us', covers('HOME-ABOUT~1'), () => {
  const about = main
    .querySelectorAll('section')
    .find((found) => linksOf(found).some(({ path }) => path === '/about-us'));
  expect(about && passagesOf(about).filter((passage) => !passage.querySelector('a'))).not.toEqual([]);
  expect(about).toBeDefined();
});

test('the home page has the three substance cards in order', covers('HOME-SUBSTANCE-CARDS~1'), () => {
  expect(lists[0]).toEqual(homeSubstanceCards);
});

test('the home page has the six program cards in order', covers('HOME-PROGRAM-CARDS~1'), () => {
  expect(lists[1]?.map(({ title, path }) => ({ title, path }))).toEqual(homeProgramCards);
});

test('the home page has "View All" right after the last substance card', covers('HOME-VIEW-ALL~1'), () => {
  const links = linksOf(main);
  const last = links.findLastIndex(({ path }) => path === homeSubstanceCards[2].path);
  expect(links[last + 1]?.path).toBe(homeViewAll.path);
  expect(links[last + 1]?.label.startsWith(homeViewAll.title)).toBe(true);
});

test('the mental-health section links to its menu with "Learn More"', covers('HOME-MENTAL-HEALTH-PROMO~1'), () => {
  const [link] = linksOf(section('mental health'));
  expect(link?.path).toBe('/mental-health');
  expect(link?.label.startsWith(cardButton)).toBe(true);
});

test('the site names six different insurers', covers('CONST-INSURERS~1'), () => {
  expect(new Set(site.insurers).size).toBe(counts.insurers);
});

for (const path of ['/', '/insurance'] as const) {
  test(`${path} shows the logo and the name of each insurer`, covers('HOME-INSURER-LOGOS~1'), () => {
    const [insurance] = sectionsNamed(rendered(path).main, 'insurance');
    const logos = insurance?.querySelectorAll('li').filter((item) => item.querySelector('svg'));
    expect(logos).toHaveLength(counts.insurers);
    expect(logos?.map(textOf)).toEqual(site.insurers);
  });
}

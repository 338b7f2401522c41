import { describe, expect, test } from 'vitest';
import { counts } from '../../../spec/constants';
import { quickLinks } from '../../../spec/extensions/links';
import { site } from '../../../src/site';
import { linksOf, onlyElement } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const { main } = rendered('/');

describe('the home page', () => {
  test('has three slides with different pictures in its hero', { tags: 'CONST-HERO-SLIDES' }, () => {
    const slides = main.querySelectorAll('[aria-roledescription="slide"]');
    const pictures = slides.flatMap((slide) => slide.querySelectorAll('img'));
    expect(slides).toHaveLength(counts.heroSlides);
    for (const name of ['src', 'alt'])
      expect(new Set(pictures.map((picture) => picture.getAttribute(name))).size, name).toBe(counts.heroSlides);
  });

  test('links first to help in a crisis, in an overdose, with withdrawal, after an overdose, and for families', {
    tags: 'text',
  }, () => {
    const [first] = main
      .querySelectorAll('section ~ * section, section ~ section')
      .filter((section) => !section.closest('section section'));
    expect(first && linksOf(first).map(({ path }) => path)).toEqual(quickLinks.map(({ path }) => path));
  });
});

describe.each(['/', '/insurance'] as const)('the insurance section of %s', (path) => {
  const { main } = rendered(path);
  const insurers = main.querySelectorAll('section li:has(> svg)');

  test('shows six different logos, each with the name of its insurer', {
    tags: ['HOME-INSURER-LOGOS', 'CONST-INSURERS'],
  }, () => {
    const logos = main.querySelectorAll('section li > svg').map((logo) => logo.innerHTML);
    const names = insurers.map((insurer) => textOf(onlyElement(insurer, 'strong')));
    expect(names).toEqual(site.insurers.map(({ name }) => name));
    expect(new Set(names).size, 'names').toBe(counts.insurers);
    expect(new Set(logos).size, 'logos').toBe(counts.insurers);
  });
});

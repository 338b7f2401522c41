import { expect, test } from 'vitest';
import { counts } from '../../../spec/constants';
import { site } from '../../../src/site';
import { onlyElement } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

test('the home page has three slides with different pictures in its hero', { tags: 'CONST-HERO-SLIDES' }, () => {
  const slides = rendered('/').main.querySelectorAll('[aria-roledescription="slide"]');
  const pictures = slides.flatMap((slide) => slide.querySelectorAll('img'));
  expect(slides).toHaveLength(counts.heroSlides);
  for (const name of ['src', 'alt'])
    expect(new Set(pictures.map((picture) => picture.getAttribute(name))).size, name).toBe(counts.heroSlides);
});

test.each(['/', '/insurance'] as const)(
  'the insurance section of %s shows six different logos, each with the name of its insurer',
  { tags: ['HOME-INSURER-LOGOS', 'CONST-INSURERS'] },
  (path) => {
    const { main } = rendered(path);
    const logos = main.querySelectorAll('section li > svg').map((logo) => logo.innerHTML);
    const insurers = main.querySelectorAll('section li:has(> svg)');
    const names = insurers.map((insurer) => textOf(onlyElement(insurer, 'strong')));
    expect(names).toEqual(site.insurers.map(({ name }) => name));
    expect(new Set(names).size, 'names').toBe(counts.insurers);
    expect(new Set(logos).size, 'logos').toBe(counts.insurers);
  },
);

import { expect, test } from 'vitest';
import { counts } from '../../../spec/constants';
import { homeCases } from '../../page-cases/home';
import { covers } from '../../support/covers';
import { pageTests } from '../../support/page-tests';
import { rendered } from '../../support/rendered';

pageTests(homeCases);

for (const path of ['/', '/insurance'] as const) {
  test(`the logos of the insurers on ${path} differ`, covers('HOME-INSURER-LOGOS~2', 'CONST-INSURERS~2'), () => {
    const logos = rendered(path)
      .main.querySelectorAll('section li > svg')
      .map((logo) => logo.innerHTML);
    expect(new Set(logos).size).toBe(counts.insurers);
  });
}

test('the hero has three slides with different pictures', covers('CONST-HERO-SLIDES~2'), () => {
  const slides = rendered('/').main.querySelectorAll('[aria-roledescription="slide"]');
  const pictures = slides.flatMap((slide) => slide.querySelectorAll('img').map((img) => img.getAttribute('src')));
  expect(slides).toHaveLength(counts.heroSlides);
  expect(new Set(pictures).size).toBe(counts.heroSlides);
});

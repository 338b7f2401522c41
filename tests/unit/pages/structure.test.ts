import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { counts } from '../../../spec/constants';
import { routes } from '../../../spec/routes';
import { projectRoot } from '../../../tools/project-root';
import { covers } from '../../support/covers';
import { rendered } from '../../support/rendered';
import { h1Faults, headingFaults, landmarkFaults, languageFaults } from '../../support/structure';
import { imageFaults, linkNameFaults, linkTargetFaults, svgFaults } from '../../support/structure-names';

test('index.html, the template of every page, has a language', covers('A11Y-STRUCTURE~2'), () => {
  expect(languageFaults(readFileSync(join(projectRoot, 'index.html'), 'utf8'))).toEqual([]);
});

for (const { path } of routes) {
  describe(path, () => {
    const { page } = rendered(path);

    test(`${path} has one h1`, covers('A11Y-STRUCTURE~2'), () => {
      expect(h1Faults(page)).toEqual([]);
    });

    test(`the headings of ${path} skip no level`, covers('A11Y-STRUCTURE~2'), () => {
      expect(headingFaults(page)).toEqual([]);
    });

    test(`${path} has at most 12 landmarks with different names`, covers('A11Y-STRUCTURE~2'), () => {
      expect(landmarkFaults(page)).toEqual([]);
    });

    test(`the names of the links of ${path} say where they lead`, covers('A11Y-STRUCTURE~2'), () => {
      expect(linkNameFaults(page)).toEqual([]);
    });

    test(`links with the same name on ${path} lead to the same place`, covers('A11Y-STRUCTURE~2'), () => {
      expect(linkTargetFaults(page, path)).toEqual([]);
    });

    test(`the images of ${path} have a meaningful alternative text or an empty one`, covers('A11Y-STRUCTURE~2'), () => {
      expect(imageFaults(page)).toEqual([]);
    });

    test(`the icons of ${path} are hidden from screen readers`, covers('A11Y-STRUCTURE~2'), () => {
      expect(svgFaults(page)).toEqual([]);
    });
  });
}

test('the images of the hero have different alternative texts', covers('A11Y-STRUCTURE~2'), () => {
  const texts = rendered('/')
    .main.querySelectorAll('[aria-roledescription="slide"] img')
    .map((image) => image.getAttribute('alt'));
  expect(new Set(texts.filter(Boolean)).size).toBe(counts.heroSlides);
});

import { expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { pageFrom } from '../../../tools/launch-check/pages';
import { promises } from '../../../tools/launch-check/promises';
import { subject } from '../../support/covers';
import { rendered } from '../../support/rendered';

test('pages make each promise that the launch check asks about', subject('text'), () => {
  const texts = paths.map((path) => pageFrom(path, rendered(path).page.outerHTML).text);
  const unmade = promises.filter(([, , words, , onlyIf]) => !onlyIf && !texts.some((text) => words.test(text)));
  expect(unmade.map(([, name]) => name)).toEqual([]);
});

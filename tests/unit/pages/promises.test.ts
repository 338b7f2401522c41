import { expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { saidOn } from '../../../tools/launch-check/pages';
import { promises } from '../../../tools/launch-check/promises';
import { textAt } from '../../support/rendered';

test('pages make each promise that the launch check asks about', { tags: 'text' }, () => {
  const texts = routes.map(({ path }) => saidOn({ path, ...textAt(path) }));
  const unmade = promises.filter(
    ([, , words, , onlyIf]) => (onlyIf?.(site) ?? true) && !texts.some((text) => words.test(text)),
  );
  expect(unmade.map(([, name]) => name)).toEqual([]);
});

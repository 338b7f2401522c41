import { expect, test } from 'vitest';
import { z } from 'zod';
import { datedFacts } from '../../../src/content/dated';
import { site } from '../../../src/site';
import { isFictional } from '../../../tools/launch-check/fictional';
import { rendered } from '../../support/rendered';
import { plain, textOf } from '../../support/text';

test('each dated fact is on all of its pages', { tags: 'text' }, ({ skip }) => {
  skip(!isFictional(site), 'Some sentences depend on the facts of the clinic');
  const missing = datedFacts.flatMap(({ pages, says }) =>
    pages.filter((path) => !textOf(rendered(path).page).includes(plain(says))).map((path) => `${path}: ${says}`),
  );
  expect(missing).toEqual([]);
});

test('each dated fact has a source, and days that exist', { tags: 'text' }, () => {
  for (const { says, source, checked, lookAgain } of datedFacts) {
    expect(source, says).toMatch(/\w{3}/);
    for (const day of [checked, lookAgain]) expect(z.iso.date().parse(day) >= checked, says).toBe(true);
  }
});

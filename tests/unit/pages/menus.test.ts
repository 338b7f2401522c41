import { expect, test } from 'vitest';
import { linksOf } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';

for (const [menu, urgent] of [
  ['/substance-abuse', ['#overdose', '#stopping']],
  ['/mental-health', ['/crisis-intervention', '/schizophrenia']],
] as const) {
  test(`${menu} has its urgent links first, then its cards, then its text`, { tags: 'text' }, () => {
    const [first, second, ...others] = rendered(menu).main.querySelectorAll('section');
    expect(first && linksOf(first).map(({ path }) => path)).toEqual(urgent);
    expect(second?.querySelectorAll('li img').length).toBeGreaterThan(0);
    expect(others.flatMap((section) => section.querySelectorAll('li img'))).toEqual([]);
  });
}

import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { grepOf } from '../a11y-report/route-word';

const titles: readonly (readonly [routes: readonly string[], title: string, matches: boolean])[] = [
  [['/contact'], 'a11y/valid.spec.ts /contact holds it @A11Y-AXE~1', true],
  [['/contact'], 'on /contact, 390 px wide, nothing moves', true],
  [['/contact'], 'axe finds nothing on /contact', true],
  [['/contact'], '/contact-us holds it', false],
  [['/contact'], '/contact/us holds it', false],
  [['/contact'], '/about/contact holds it', false],
  [['/contact'], '/Contact holds it', false],
  [['/'], 'a11y/valid.spec.ts / holds it', true],
  [['/'], 'on /, 390 px wide, nothing moves', true],
  [['/'], 'a11y/valid.spec.ts /contact holds it', false],
  [['/'], '/about-us/ is not found', false],
  [['/', '/contact'], '/ is', true],
  [['/', '/contact'], '/contact is', true],
  [['/', '/contact'], '/jobs is', false],
];
for (const [routes, title, matches] of titles) {
  test(`filter for ${routes.join(' and ')} ${matches ? 'matches' : 'does not match'} "${title}"`, meta, () => {
    // Playwright reads a regular expression between slashes, with its flags.
    const [, source = '', flags] = /^\/(.*)\/([gi]*)$/.exec(grepOf(routes)) ?? [];
    expect(new RegExp(source, flags).test(title)).toBe(matches);
  });
}

import { expect, test } from 'vitest';
import { grepOf } from '../../../tools/testing/a11y-report/route-word';
import { meta } from '../../support/covers';

const titles = [
  { route: '/contact', title: 'a11y/valid.spec.ts /contact holds it @A11Y-AXE~1', found: true },
  { route: '/contact', title: 'on /contact, 390 px wide, nothing moves', found: true },
  { route: '/contact', title: 'axe finds nothing on /contact', found: true },
  { route: '/contact', title: '/contact-us holds it', found: false },
  { route: '/contact', title: '/contact/us holds it', found: false },
  { route: '/contact', title: '/about/contact holds it', found: false },
  { route: '/contact', title: '/Contact holds it', found: false },
  { route: '/', title: 'a11y/valid.spec.ts / holds it', found: true },
  { route: '/', title: 'on /, 390 px wide, nothing moves', found: true },
  { route: '/', title: 'a11y/valid.spec.ts /contact holds it', found: false },
  { route: '/', title: '/about-us/ is not found', found: false },
];
for (const { route, title, found } of titles) {
  test(`filter for ${route} ${found ? 'matches' : 'does not match'} "${title}"`, meta, () => {
    // Playwright reads an expression between slashes and its flags.
    const [, source = '', flags] = /^\/(.*)\/([gi]*)$/.exec(grepOf([route])) ?? [];
    expect(new RegExp(source, flags).test(title)).toBe(found);
  });
}

test('filter for two routes matches the tests of both', meta, () => {
  const [, source = ''] = /^\/(.*)\/g$/.exec(grepOf(['/', '/contact'])) ?? [];
  expect(['/ is', '/contact is', '/jobs is'].filter((title) => new RegExp(source).test(title))).toEqual([
    '/ is',
    '/contact is',
  ]);
});

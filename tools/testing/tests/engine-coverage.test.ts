import { expect, test } from 'vitest';
import { coverage } from '../../../e2e/engines/coverage';
import { meta } from '../../../tests/support/covers';

const firefox = { name: 'Firefox', packages: ['firefox-esr'] };
const webkit = { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] };

test.each([
  [['Chromium 156', 'Firefox 153 ESR'], [], 'Chromium 156, Firefox 153 ESR'],
  [['A', 'B'], [webkit], 'A, B; WebKit is not installed here (apt-get install webkit2gtk-driver xvfb)'],
  [
    ['A'],
    [firefox, webkit],
    'A only; Firefox and WebKit are not installed here (apt-get install firefox-esr webkit2gtk-driver xvfb)',
  ],
])('coverage lists the engines of a run: %s', meta, (covered, missing, text) => {
  expect(coverage(covered, missing)).toBe(`Engines covered: ${text}`);
});

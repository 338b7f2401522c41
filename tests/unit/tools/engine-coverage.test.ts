import { expect, test } from 'vitest';
import { coverage } from '../../../e2e/engines/coverage';
import { meta } from '../../support/covers';

const firefox = { name: 'Firefox', packages: ['firefox-esr'] };
const webkit = { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] };

test('coverage names all engines with their versions', meta, () => {
  expect(coverage(['Chromium 156', 'Firefox 153 ESR', 'WebKit (WebKitGTK 2.50)'], [])).toBe(
    'Engines covered: Chromium 156, Firefox 153 ESR, WebKit (WebKitGTK 2.50)',
  );
});

test('coverage names a missing engine and how to install it', meta, () => {
  expect(coverage(['Chromium 156', 'Firefox 153 ESR'], [webkit])).toBe(
    'Engines covered: Chromium 156, Firefox 153 ESR; WebKit is not installed here (apt-get install webkit2gtk-driver xvfb)',
  );
});

test('coverage says that only one engine was covered', meta, () => {
  expect(coverage(['Chromium 156'], [firefox, webkit])).toBe(
    'Engines covered: Chromium 156 only; Firefox and WebKit are not installed here (apt-get install firefox-esr webkit2gtk-driver xvfb)',
  );
});

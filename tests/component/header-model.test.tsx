import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { test } from 'vitest';
import { menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import { headerCommands } from '../support/header-commands';
import { headerDriver } from '../support/header-driver';
import { HeaderModel } from '../support/header-model';
import { screenSizes } from '../support/screen-size';
import { modelTimeout, runs } from '../support/seed';

/** `npm run test:more` makes at least 100. */
const usualRuns = 14;

const rules = covers(
  'NAV-SUBMENU-OPENS~1',
  'NAV-SUBMENU-CLOSES~1',
  'NAV-SUBMENU-STATES~1',
  'NAV-MOBILE-MENU-STATES~1',
  'A11Y-MENU-KEYBOARD~1',
);
test('the header matches its model in any order of visitor actions', {
  ...rules,
  timeout: modelTimeout(usualRuns),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...screenSizes, 'small'), headerCommands, async (size, commands) => {
      const model = new HeaderModel(
        menus.map(({ label }) => label),
        size,
      );
      const driver = await headerDriver(model);
      try {
        driver.check();
        await fc.asyncModelRun(() => ({ model, real: driver }), commands);
      } finally {
        cleanup();
      }
    }),
    { numRuns: runs(usualRuns) },
  );
});

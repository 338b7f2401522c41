import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, test } from 'vitest';
import { covers } from '../support/covers';
import { navigationCommands } from '../support/navigation-commands';
import { navigationDriver } from '../support/navigation-driver';
import { NavigationModel } from '../support/navigation-model';
import { resize } from '../support/screen-size';
import { modelTimeout, runs } from '../support/seed';

/** `npm run test:more` makes at least 100. */
const usualRuns = 4;

const address = window.location.href;
beforeEach(() => resize('wide'));
afterEach(() => window.history.replaceState(null, '', address));

const rules = covers('NAV-LINKS-LEAD~1', 'NAV-SUBMENU-STATES~1', 'SHELL-FOCUS~2', 'SHELL-TITLE~1');
test('the site matches its model in any sequence of links, back and forward', {
  ...rules,
  timeout: modelTimeout(usualRuns),
}, async () => {
  await fc.assert(
    fc.asyncProperty(navigationCommands, async (commands) => {
      const model = new NavigationModel();
      const driver = await navigationDriver(model);
      try {
        await fc.asyncModelRun(() => ({ model, real: driver }), commands);
      } finally {
        cleanup();
      }
    }),
    { numRuns: runs(usualRuns) },
  );
});

import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, test } from 'vitest';
import { page } from 'vitest/browser';
import { covers } from '../support/covers';
import { NavigationModel } from '../support/navigation-model';
import { navigationCommands } from '../support/navigation-model-commands';
import { navigationStage } from '../support/navigation-model-stage';
import { runs } from '../support/seed';

const address = window.location.href;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => window.history.replaceState(null, '', address));

const rules = covers('NAV-LINKS-LEAD~1', 'NAV-SUBMENU-STATES~1', 'SHELL-FOCUS~1', 'SHELL-TITLE~1');
test('any walk over links, back and forward ends where the last step says', {
  ...rules,
  // A failure needs time to be shrunk.
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(navigationCommands, async (commands) => {
      const model = new NavigationModel();
      const stage = await navigationStage(model);
      try {
        await fc.asyncModelRun(() => ({ model, real: stage }), commands);
      } finally {
        cleanup();
      }
    }),
    { numRuns: runs(4) },
  );
});

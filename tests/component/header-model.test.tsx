import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { test } from 'vitest';
import { menus } from '../../spec/navigation';
import { covers } from '../support/covers';
import { screens } from '../support/header';
import { HeaderModel } from '../support/header-model';
import { headerCommands } from '../support/header-model-commands';
import { headerStage } from '../support/header-model-stage';
import { runs } from '../support/seed';

const rules = covers(
  'NAV-SUBMENU-OPENS~1',
  'NAV-SUBMENU-CLOSES~1',
  'NAV-SUBMENU-STATES~1',
  'NAV-MOBILE-MENU-STATES~1',
  'A11Y-MENU-KEYBOARD~1',
);
test('whatever the visitor does with the menus, at most one is open and each says so of itself', {
  ...rules,
  // A failure needs time to be shrunk.
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...screens, 'small'), headerCommands, async (size, commands) => {
      const model = new HeaderModel(
        menus.map(({ label }) => label),
        size,
      );
      const stage = await headerStage(model);
      try {
        stage.check();
        await fc.asyncModelRun(() => ({ model, real: stage }), commands);
      } finally {
        cleanup();
      }
    }),
    { numRuns: runs(14) },
  );
});

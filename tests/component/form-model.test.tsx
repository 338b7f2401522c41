import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, test, vi } from 'vitest';
import { takeConsole } from '../support/console-lines';
import { covers } from '../support/covers';
import { formCommands } from '../support/form-commands';
import { formDriver } from '../support/form-driver';
import { FormModel } from '../support/form-model';
import { fakeTimeouts } from '../support/render-form';
import { modelTimeout, runs } from '../support/seed';

/** The number of runs, unless FC_RUNS is set. `npm run test:all` sets it to 100. */
const usualRuns = 25;

beforeEach(fakeTimeouts);

const rules = covers(
  'CONST-SENT-LABEL',
  'FORM-LABEL-RETURNS',
  'FORM-RESET-AT-START',
  'FORM-ERRORS-REPLACED',
  'FORM-SILENT-FAILURE',
  'FORM-CHECK-TRIMMED',
  'FORM-SEND-ONLY-VALID',
  'CALL-LOG-FAILURE',
);
test('the contact form matches its model in any order of visitor actions, answers and timers', {
  ...rules,
  timeout: modelTimeout(usualRuns),
}, async () => {
  await fc.assert(
    fc.asyncProperty(formCommands, fc.scheduler(), async (commands, scheduler) => {
      const model = new FormModel();
      const driver = formDriver(model, scheduler);
      try {
        await fc.scheduledModelRun(scheduler, () => ({ model, real: driver }), commands);
        driver.check();
      } catch (error) {
        // The next, shrunk run must not find the console lines of this one.
        takeConsole();
        throw error;
      } finally {
        cleanup();
        // A request without an answer must not time out during the next run.
        vi.clearAllTimers();
      }
    }),
    { numRuns: runs(usualRuns) },
  );
});

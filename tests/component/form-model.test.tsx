import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, test, vi } from 'vitest';
import { takeConsole } from '../support/console-lines';
import { fakeTimeouts } from '../support/contact-form';
import { covers } from '../support/covers';
import { formCommands } from '../support/form-commands';
import { formDriver } from '../support/form-driver';
import { FormModel } from '../support/form-model';
import { modelTimeout, runs } from '../support/seed';

/** `npm run test:more` makes at least 100. */
const usualRuns = 25;

beforeEach(fakeTimeouts);

const rules = covers(
  'CONST-SENT-LABEL~1',
  'FORM-LABEL-LATEST~1',
  'FORM-LABEL-RETURNS~1',
  'FORM-RESET-AT-START~1',
  'FORM-ERRORS-REPLACED~1',
  'FORM-KEEPS-VALUES~1',
  'FORM-SILENT-FAILURE~1',
  'FORM-ONE-IN-FLIGHT~1',
  'FORM-SEND-TIMEOUT~2',
  'FORM-DRAFT~1',
  'FORM-SENT-ONCE~1',
  'FORM-CHECK-TRIMMED~1',
  'FORM-SEND-ONLY-VALID~1',
  'CALL-TRIMMED~1',
  'CALL-LOG-PRIVATE~1',
  'CALL-REFUSAL-IS-FAILURE~1',
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

import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { takeConsole } from '../support/console';
import { covers } from '../support/covers';
import { FormModel } from '../support/form-model';
import { formCommands } from '../support/form-model-commands';
import { formStage } from '../support/form-model-stage';
import { runs } from '../support/seed';

// Fake timers for the form alone; fast-check and the browser keep theirs.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const rules = covers(
  'CONST-SENT-LABEL~1',
  'FORM-LABEL-LATEST~1',
  'FORM-LABEL-RETURNS~1',
  'FORM-RESET-AT-START~1',
  'FORM-ERRORS-REPLACED~1',
  'FORM-KEEPS-VALUES~1',
  'FORM-SILENT-FAILURE~1',
  'FORM-ONE-IN-FLIGHT~1',
  'FORM-SEND-TIMEOUT~1',
  'FORM-CHECK-TRIMMED~1',
  'FORM-SEND-ONLY-VALID~1',
  'CALL-TRIMMED~1',
  'CALL-LOG-PRIVATE~1',
  'CALL-REFUSAL-IS-FAILURE~1',
);
test('the form behaves as its model in any order of visitor actions, answers and time', {
  // Shrinking a counterexample takes time.
  ...rules,
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(formCommands, fc.scheduler(), async (commands, scheduler) => {
      const model = new FormModel();
      const stage = formStage(model, scheduler);
      try {
        await fc.scheduledModelRun(scheduler, () => ({ model, real: stage }), commands);
        stage.check();
      } catch (error) {
        // Console lines of a failed run must not count against the next, shrunk one.
        takeConsole();
        throw error;
      } finally {
        cleanup();
        // A request that never ends must not time out during the next run.
        vi.clearAllTimers();
      }
    }),
    { numRuns: runs(25) },
  );
});

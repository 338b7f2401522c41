import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { takeConsole } from '../support/console';
import { covers } from '../support/covers';
import { FormModel } from '../support/form-model';
import { formCommands } from '../support/form-model-commands';
import { formStage } from '../support/form-model-stage';
import { runs } from '../support/seed';

// The form's clock stands still and moves by hand; fast-check and the browser keep theirs.
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
  'FORM-SETTLE-LIMIT~1',
  'FORM-CHECK-TRIMMED~1',
  'FORM-SEND-ONLY-VALID~1',
  'CALL-TRIMMED~1',
  'CALL-LOG-PRIVATE~1',
  'CALL-REFUSAL-IS-FAILURE~1',
);
test('whatever visitor, service and clock do, and in whatever order, the form keeps its contract', {
  // A failure needs time to be shrunk.
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
        // What a failed run leaves behind must not count against the next, shorter one.
        takeConsole();
        throw error;
      } finally {
        cleanup();
        // A request that never ends must not run out in the next run.
        vi.clearAllTimers();
      }
    }),
    { numRuns: runs(25) },
  );
});

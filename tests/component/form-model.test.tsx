import { act, cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { accepted, fields, rejected } from '../../spec/validation';
import type { Answer } from '../../src/contact/service';
import { takeConsole } from '../support/console-lines';
import { type Entry, FormModel } from '../support/form-model';
import type { Values } from '../support/messages';
import { advance, fakeTimeouts, showForm } from '../support/render-form';
import { runs } from '../support/seed';

/** The number of runs, unless FC_RUNS is set. `npm run test:all` sets it to 100. */
const usualRuns = 25;

beforeEach(fakeTimeouts);

/** The real form with its real submission store. Its requests stay open until the test ends them. */
function realForm() {
  // The test compares the form thousands of times, so it finds controls by name, which is faster than by label.
  const form = () => document.querySelector('form');
  const control = (name: string) => form()?.elements.namedItem(name) as HTMLInputElement;
  const values = () => Object.fromEntries(fields.map(({ name }) => [name, control(name).value])) as Values;
  const button = () => form()?.querySelector('button');
  const posted: Values[] = [];
  const log: string[] = [];
  const open = new Map<number, { answer(answer: Answer): void; fail(answer: Answer): void }>();
  const { newLines, unmount, openNextPage } = showForm((): Promise<Answer> => {
    const index = posted.push(values()) - 1;
    return new Promise((answer, fail) => open.set(index, { answer, fail }));
  });
  return {
    open,
    type: ({ field, typed }: Entry) => form() && fireEvent.input(control(field), { target: { value: typed } }),
    submit: () => act(async () => void button()?.click()),
    async answer(index: number, success: boolean) {
      const { answer, fail } = open.get(index) ?? {};
      open.delete(index);
      await act(async () => (success ? answer?.({ status: 200, text: 'OK' }) : fail?.({ status: 400, text: 'No' })));
    },
    wait: advance,
    navigate: () => (form() ? unmount() : openNextPage()),
    view() {
      log.push(...takeConsole().map(({ method }) => method));
      return { posted, log, newLines: newLines(), ...(form() && { button: button()?.textContent, values: values() }) };
    },
  };
}

type Action = (model: FormModel, form: ReturnType<typeof realForm>) => unknown;

/** Names an action, so that a counterexample can be read. */
const named = (name: string, action: Action): Action => Object.assign(action, { [fc.toStringMethod]: () => name });

const valid: readonly Entry[] = accepted.map(({ field, value, sent }) => ({ field, typed: value, sent }));
const invalid = rejected.map(({ field, value, message }): Entry => ({ field, typed: value, sent: '', message }));
const message = fc.tuple(...fields.map(({ name }) => fc.constantFrom(...valid.filter(({ field }) => field === name))));

const type = (entries: readonly Entry[]) =>
  named(`type ${JSON.stringify(entries.map(({ typed }) => typed))}`, (...both) => {
    for (const entry of entries) for (const one of both) one.type(entry);
  });
const submit = named('submit', async (model, form) => {
  model.submit();
  await form.submit();
});
const answer = ([pick, success]: readonly [number, boolean]) =>
  named(`answer an open request with ${success ? 'success' : 'failure'}`, async (model, { open, answer: end }) => {
    const index = [...open.keys()].at(-pick);
    if (index === undefined) return;
    model.answer(index, success);
    await end(index, success);
  });
const wait = (what: string, msOf: (model: FormModel) => number) =>
  named(`wait ${what}`, async (model, form) => {
    const ms = msOf(model);
    model.wait(ms);
    await form.wait(ms);
  });
const navigate = named('leave the page or open the next', (...both) => {
  for (const one of both) one.navigate();
});
const both = (first: Action, second: Action) =>
  named(`${fc.stringify(first)}, then ${fc.stringify(second)}`, async (model, form) => {
    await first(model, form);
    await second(model, form);
  });

const actions = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: message.map((entries) => both(type(entries), submit)) },
    { weight: 2, arbitrary: fc.constantFrom(...valid, ...invalid).map((entry) => type([entry])) },
    { weight: 2, arbitrary: fc.constant(submit) },
    { weight: 8, arbitrary: fc.tuple(fc.constantFrom(1, 1, 2), fc.boolean()).map(answer) },
    { weight: 2, arbitrary: fc.constant(wait('for the timeout', () => durations.sendTimeoutMs)) },
    { weight: 2, arbitrary: fc.constant(wait('until the next timer fires', (model) => model.untilDue())) },
    { weight: 4, arbitrary: fc.constant(wait('until just before that', (model) => model.untilDue() - 1)) },
    { weight: 3, arbitrary: fc.constant(navigate) },
  ),
  { maxLength: 50, size: 'max' },
);

test('the contact form matches its model in any order of actions, answers and timers', {
  tags: [
    'CONST-SENT-LABEL',
    'FORM-LABEL-RETURNS',
    'FORM-RESET-AT-START',
    'FORM-ERRORS-REPLACED',
    'FORM-SILENT-FAILURE',
    'FORM-SEND-ONLY-VALID',
    'CALL-LOG-FAILURE',
  ],
  // In ms. It leaves time to shrink a counterexample.
  timeout: runs(usualRuns) * 5000,
}, async () => {
  const property = fc.asyncProperty(actions, async (list) => {
    const model = new FormModel();
    const form = realForm();
    try {
      for (const action of list) {
        await action(model, form);
        expect(form.view()).toEqual(model.view());
      }
    } finally {
      cleanup();
      // The next run must not find the log entries and the timers of this one.
      takeConsole();
      vi.clearAllTimers();
    }
  });
  await fc.assert(property, { numRuns: runs(usualRuns) });
});

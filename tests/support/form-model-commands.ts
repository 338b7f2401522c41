import fc from 'fast-check';
import { durations } from '../../spec/constants';
import { accepted, type FieldName, fields, rejected } from '../../spec/contact-form';
import { answers, helperErrors } from '../../spec/email-call';
import { whiteSpaces } from './characters';
import type { Ending, Entry, FormModel } from './form-model';
import type { FormStage } from './form-model-stage';
import { replay } from './seed';

type FormCommand = fc.AsyncCommand<FormModel, FormStage>;

/** White space around a value, of the kinds that the browser leaves in such a control as they are. */
function padding(field: FieldName): fc.Arbitrary<string> {
  const isKept = (space: string) => {
    if (field === 'message') return space !== '\r';
    return field === 'email' ? space > '\u007f' : space !== '\r' && space !== '\n';
  };
  return fc.string({ unit: fc.constantFrom(...whiteSpaces.filter(isKept)), maxLength: 2 });
}

const right = accepted.map(({ field, value, sent }) => ({ field, typed: value.trim(), sent, message: null }));
const wrong = rejected.map(({ field, value, message }) => ({ field, typed: value.trim(), sent: '', message }));
const padded = (rows: readonly Entry[]): fc.Arbitrary<Entry> =>
  fc
    .constantFrom(...rows)
    .chain((row) =>
      fc
        .tuple(padding(row.field), padding(row.field))
        .map(([before, after]) => ({ ...row, typed: before + row.typed + after })),
    );
const wholeMessage = fc.tuple(...fields.map(({ name }) => padded(right.filter(({ field }) => field === name))));

// Successes most of all: much of the contract begins with one.
const ending = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Ending[]>(...answers.filter(({ success }) => success)) },
  { weight: 2, arbitrary: fc.constantFrom<Ending[]>(...answers.filter(({ success }) => !success)) },
  { weight: 1, arbitrary: fc.constantFrom<Ending[]>(...helperErrors.map(({ contains }) => ({ refusal: contains }))) },
  { weight: 2, arbitrary: fc.constantFrom<Ending[]>('drop', 'never') },
);

const shown = (value: unknown) => JSON.stringify(value);

/** An action of the visitor, or time that passes; form and model are compared before and after it. */
function command(
  name: string,
  act: FormCommand['run'],
  check: FormCommand['check'] = (model) => model.present,
): FormCommand {
  return {
    check,
    toString: () => name,
    async run(model, stage) {
      stage.checkAnswers();
      if (!(await check(model))) return;
      await act(model, stage);
      stage.check();
    },
  };
}

const listOf = (entries: readonly Entry[]) => shown(entries.map(({ typed }) => typed));

function enter(entries: readonly Entry[], model: FormModel, stage: FormStage): void {
  for (const entry of entries) {
    model.type(entry);
    stage.type(entry);
  }
}

async function submit(next: Ending, model: FormModel, stage: FormStage): Promise<void> {
  const before = model.sent.length;
  model.submit();
  stage.submit(next);
  stage.check();
  await stage.flush();
  if (model.sent.length > before && typeof next === 'object' && 'refusal' in next) model.end(model.sent.length, next);
}

const send = ([entries, next]: readonly [readonly Entry[], Ending]) =>
  command(`fill in ${listOf(entries)} and submit, to end with ${shown(next)}`, async (model, stage) => {
    enter(entries, model, stage);
    await submit(next, model, stage);
  });

const change = (entry: Entry) =>
  command(`put ${shown(entry.typed)} into ${entry.field}`, async (model, stage) => enter([entry], model, stage));

const submitAsIs = (next: Ending) =>
  command(`submit, to end with ${shown(next)}`, (model, stage) => submit(next, model, stage));

const pass = (name: string, msOf: (model: Readonly<FormModel>) => number | undefined) =>
  command(
    name,
    async (model, stage) => {
      const ms = msOf(model) ?? 0;
      model.pass(ms);
      await stage.pass(ms);
    },
    (model) => msOf(model) !== undefined,
  );

const { sentLabelMs, sendTimeoutMs } = durations;
const spans = [1, sentLabelMs - 1, sentLabelMs, sendTimeoutMs - 1, sendTimeoutMs];
const untilDue = pass('time passes until something is due', (model) => model.untilDue());
const untilJustBefore = pass('time passes until just before something is due', (model) => {
  const due = model.untilDue();
  return due && due - 1;
});

const leave = command('leave the page', async (model, stage) => {
  model.leave();
  stage.leave();
});
const arrive = command(
  'open the next page',
  async (model, stage) => {
    model.arrive();
    stage.arrive();
  },
  (model) => !model.present,
);

/** All that can happen to the form, except the ends of requests, which the scheduler interleaves. */
export const formCommands = fc.commands(
  [
    fc.oneof(
      { weight: 12, arbitrary: fc.tuple(wholeMessage, ending).map(send) },
      { weight: 2, arbitrary: padded([...right, ...wrong]).map(change) },
      { weight: 2, arbitrary: ending.map(submitAsIs) },
      { weight: 3, arbitrary: fc.constantFrom(...spans).map((ms) => pass(`${ms} ms pass`, () => ms)) },
      { weight: 6, arbitrary: fc.constantFrom(untilJustBefore, untilJustBefore, untilDue) },
      { weight: 1, arbitrary: fc.constant(leave) },
      { weight: 2, arbitrary: fc.constant(arrive) },
    ),
  ],
  { maxCommands: 50, size: 'max', ...replay },
);

import fc from 'fast-check';
import { durations } from '../../spec/constants';
import { helperErrors, responses } from '../../spec/email';
import { accepted, type FieldName, fields, rejected } from '../../spec/validation';
import { whiteSpaces, withoutEnds } from './characters';
import type { FormDriver } from './form-driver';
import type { Ending, Entry, FormModel } from './form-model';
import { replay } from './seed';

/** Pads values with white space that the browser keeps in this control. */
export function padded(field: FieldName, values: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const isKept = (space: string) => {
    if (field === 'message') return space !== '\r';
    return field === 'email' ? space > '\u007f' : space !== '\r' && space !== '\n';
  };
  const padding = fc.string({ unit: fc.constantFrom(...whiteSpaces.filter(isKept)), maxLength: 2 });
  return fc.tuple(padding, values, padding).map((all) => all.join(''));
}

const valid = accepted.map(({ field, value, sent }) => ({ field, typed: withoutEnds(value), sent, message: null }));
const invalid = rejected.map(({ field, value, message }) => ({ field, typed: withoutEnds(value), sent: '', message }));
const entryOf = (rows: readonly Entry[]): fc.Arbitrary<Entry> =>
  fc
    .constantFrom(...rows)
    .chain((row) => padded(row.field, fc.constant(row.typed)).map((typed) => ({ ...row, typed })));
const wholeMessage = fc.tuple(...fields.map(({ name }) => entryOf(valid.filter(({ field }) => field === name))));

// Half of the endings are successes, because much of the contract applies only after a success.
const ending = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Ending[]>(...responses.filter(({ success }) => success)) },
  { weight: 2, arbitrary: fc.constantFrom<Ending[]>(...responses.filter(({ success }) => !success)) },
  { weight: 1, arbitrary: fc.constantFrom<Ending[]>(...helperErrors.map(({ contains }) => ({ thrown: contains }))) },
  { weight: 2, arbitrary: fc.constantFrom<Ending[]>('drop', 'never') },
);

const quote = (value: unknown) => JSON.stringify(value);

type Command = fc.AsyncCommand<FormModel, FormDriver>;

/**
 * A command: an action of the visitor, or a wait. The form must match the model after it and, if a request has ended
 * since the last check, also before it.
 */
const command = (name: string, act: Command['run'], check: Command['check'] = ({ present }) => present): Command => ({
  check,
  toString: () => name,
  async run(model, driver) {
    driver.checkAnswers();
    if (!(await check(model))) return;
    await act(model, driver);
    driver.check();
  },
});

const listOf = (entries: readonly Entry[]) => quote(entries.map(({ typed }) => typed));

function enter(entries: readonly Entry[], model: FormModel, driver: FormDriver): void {
  for (const entry of entries) {
    model.type(entry);
    driver.type(entry);
  }
}

async function submit(next: Ending, model: FormModel, driver: FormDriver): Promise<void> {
  const before = model.sent.length;
  model.submit();
  driver.submit(next);
  driver.check();
  await driver.flush();
  if (model.sent.length > before && typeof next === 'object' && 'thrown' in next) model.end(model.sent.length, next);
}

const send = ([entries, next]: readonly [readonly Entry[], Ending]) =>
  command(`fill in ${listOf(entries)} and submit, ending in ${quote(next)}`, async (model, driver) => {
    enter(entries, model, driver);
    await submit(next, model, driver);
  });

const change = (entry: Entry) =>
  command(`type ${quote(entry.typed)} into ${entry.field}`, async (model, driver) => enter([entry], model, driver));

const submitAsIs = (next: Ending) =>
  command(`submit, ending in ${quote(next)}`, (model, driver) => submit(next, model, driver));

const advance = (name: string, msOf: (model: Readonly<FormModel>) => number | undefined) =>
  command(
    name,
    async (model, driver) => {
      const ms = msOf(model) ?? 0;
      model.advance(ms);
      await driver.advance(ms);
    },
    (model) => msOf(model) !== undefined,
  );

const { sentLabelMs, sendTimeoutMs } = durations;
const spans = [1, sentLabelMs - 1, sentLabelMs, sendTimeoutMs - 1, sendTimeoutMs];
const untilDue = advance('wait until the next timer fires', (model) => model.untilDue());
const untilJustBefore = advance('wait until just before the next timer fires', (model) => {
  const due = model.untilDue();
  return due && due - 1;
});

const leavePage = command('leave the page', async (model, driver) => {
  model.leavePage();
  driver.leavePage();
});
const openNextPage = command(
  'open the next page',
  async (model, driver) => {
    model.openNextPage();
    driver.openNextPage();
  },
  (model) => !model.present,
);

/** Sequences of actions and waits. The scheduler of the test ends requests between them. */
export const formCommands = fc.commands(
  [
    fc.oneof(
      { weight: 12, arbitrary: fc.tuple(wholeMessage, ending).map(send) },
      { weight: 2, arbitrary: entryOf([...valid, ...invalid]).map(change) },
      { weight: 2, arbitrary: ending.map(submitAsIs) },
      { weight: 3, arbitrary: fc.constantFrom(...spans).map((ms) => advance(`wait ${ms} ms`, () => ms)) },
      { weight: 6, arbitrary: fc.constantFrom(untilJustBefore, untilJustBefore, untilDue) },
      { weight: 1, arbitrary: fc.constant(leavePage) },
      { weight: 2, arbitrary: fc.constant(openNextPage) },
    ),
  ],
  // Long sequences, or the sequence to replay.
  { maxCommands: 50, size: 'max', ...replay },
);

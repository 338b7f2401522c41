import { expect, test } from 'vitest';
import { failuresOf } from '../prove/failures';
import { faultBasis, mutationBasis } from '../prove/fingerprint';
import { readProofs } from '../prove/proofs';
import { changeRecord, readRecord } from '../prove/record';
import { withFault } from '../prove/sandbox';
import { meta } from '../tags';
import { detection, result } from './support/input';
import { fault, projectIn } from './support/project';
import { projectFolder } from './support/project-folder';

const mutation = {
  layer: 'unit',
  files: [{ file: 'src/form.ts', tests: ['tests/unit/*'] }],
  equivalents: [],
  vitestConfig: 'vitest.config.ts',
  vitestReport: 'reports/vitest.json',
  strykerReport: 'reports/mutation.json',
};
const files = {
  'src/form.ts': "export const label = 'Submit';\n",
  'spec/form.ts': "export const labels = ['Submit', 'Message Sent'];\n",
  'tests/unit/form.test.ts': "import { labels } from '../../spec/form';\n",
};
const detections = [detection({ red: [{ message: 'no', tests: ['tests/unit/form.test.ts > has a label'] }] })];

const projectWith = (added: Readonly<Record<string, string>> = {}) =>
  projectIn(projectFolder({ ...files, 'tests/faults/.keep': '', ...added }), { mutation });
const project = () => projectWith();

/** Records a proof of the fault in a project. */
async function record(at: ReturnType<typeof projectIn>, what = fault.what) {
  const entry = { ...(await faultBasis(at, fault, detections)), detections };
  changeRecord(at, ({ faults, mutations }) => ({ faults: { ...faults, [what]: entry }, mutations }));
  return entry;
}

test('without a record, readProofs lists every fault and mutated file as never recorded', meta, async () => {
  const never = { detections: [], stale: 'never recorded: run `npm run prove`' };
  expect(await readProofs(project())).toEqual([
    {
      kind: 'product',
      what: fault.what,
      file: 'src/form.ts',
      change: { before: 'Submit', after: 'Send' },
      ...never,
    },
    {
      kind: 'mutation',
      what: 'Each operator, condition, string and number of this file is changed in turn.',
      file: 'src/form.ts',
      change: undefined,
      ...never,
    },
  ]);
});

test('a fault in the data of the contract is a fixture mutation', meta, async () => {
  const faults = [{ ...fault, file: 'spec/form.ts' }];
  const [proof] = await readProofs({ ...project(), faults });
  expect(proof?.kind).toBe('fixture');
});

test('readProofs returns a recorded proof as current', meta, async () => {
  const at = project();
  await record(at);
  expect((await readProofs(at))[0]).toMatchObject({ detections, stale: undefined });
});

test('readProofs returns the recorded detections of a stale proof', meta, async () => {
  const at = project();
  await record(at);
  const [proof] = await readProofs({ ...at, faults: [{ ...fault, replace: 'Go' }] });
  expect(proof).toMatchObject({ detections, stale: 'the definition of the fault has changed' });
});

test('readProofs ignores recorded faults that no longer exist', meta, async () => {
  const at = project();
  await record(at, 'A fault that was renamed.');
  expect(await readProofs(at)).toEqual(await readProofs(project()));
});

test('readProofs ignores a record of an older format', meta, async () => {
  const older = { faults: { [fault.what]: { detectingTests: [] } } };
  const at = projectWith({ 'tests/faults/record.json': JSON.stringify(older) });
  expect(await readProofs(at)).toEqual(await readProofs(project()));
});

test('a mutation run is stale once a test that killed mutants has changed', meta, async () => {
  const stalenessWith = async (killers: readonly string[]) => {
    const at = project();
    const [mutated = { file: '', tests: [] }] = mutation.files;
    const basis = await mutationBasis(at, mutation, mutated, killers);
    const entry = { ...basis, killers: ['tests/unit/form.test.ts'], killed: 1, equivalent: 0, detections: [] };
    changeRecord(at, ({ faults }) => ({ faults, mutations: { [mutated.file]: entry } }));
    return (await readProofs(at)).at(-1);
  };
  expect(await stalenessWith(['tests/unit/form.test.ts'])).toMatchObject({
    what: 'Each operator, condition, string and number of this file was changed in turn; mutants killed: 1.',
    stale: undefined,
  });
  expect((await stalenessWith([]))?.stale).toBe('a test that detected it has changed');
});

test('changeRecord keeps what readRecord returns', meta, async () => {
  const at = project();
  const entry = await record(at);
  expect(Object.keys(entry.values)).toEqual(['spec/form.ts labels']);
  expect(readRecord(at)).toEqual({ faults: { [fault.what]: entry }, mutations: {} });
});

test('failuresOf groups failed tests by message, without what differs between machines', meta, () => {
  const failed = (title: string, note: string) => result({ outcome: 'failed', title, note });
  const message = '\u001B[31mexpected\u001B[39m /home/me/site/src/form.ts\n\n  at http://localhost:4711/jobs\n2\n3\n4';
  const failures = failuresOf([failed('a', message), failed('b', 'other'), failed('c', message)], '/home/me/site');
  expect(failures).toEqual([
    {
      message: 'expected src/form.ts\nat http://localhost/jobs\n2\n3',
      tests: ['tests/unit/name.test.ts > a', 'tests/unit/name.test.ts > c'],
    },
    { message: 'other', tests: ['tests/unit/name.test.ts > b'] },
  ]);
});

test('failuresOf shortens a long message', meta, () => {
  const [failure] = failuresOf([result({ outcome: 'failed', note: 'x'.repeat(1000) })], '/home/me/site');
  expect(failure?.message).toBe(`${'x'.repeat(300)}…`);
});

test('withFault inserts the replacement literally', meta, () => {
  expect(withFault({ ...fault, replace: '$&' }, 'label Submit here')).toBe('label $& here');
});

for (const [text, times] of [
  ['nothing', 0],
  ['Submit, Submit', 2],
] as const) {
  test(`withFault rejects a fault whose text occurs ${times} times`, meta, () => {
    expect(() => withFault(fault, text)).toThrow(`the text to replace occurs ${times} times in src/form.ts`);
  });
}

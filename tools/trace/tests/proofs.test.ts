import { expect, test } from 'vitest';
import { readProofs } from '../prove/proofs';
import { withFault } from '../prove/sandbox';
import { meta } from '../tags';
import { detection } from './support/input';
import { fault, projectIn } from './support/project';
import { projectFolder } from './support/project-folder';

const entry = {
  fingerprint: { definition: 'a', file: 'b', tests: 'c' },
  detectingTests: ['tests/unit/deleted.test.ts'],
  detections: [detection()],
};
const mutation = {
  layer: 'unit',
  files: [{ file: 'src/form.ts', tests: ['tests/unit/*'] }],
  equivalents: [],
  vitestConfig: 'vitest.config.ts',
  vitestReport: 'reports/vitest.json',
  strykerReport: 'reports/mutation.json',
};
const proofsWith = (record?: object) =>
  readProofs(
    projectIn(projectFolder(record ? { 'tests/faults/record.json': JSON.stringify(record) } : {}), { mutation }),
  );

test('without a record, readProofs lists every fault and mutated file as never recorded', meta, () => {
  const proofs = proofsWith();
  expect(proofs).toHaveLength(2);
  expect(new Set(proofs.map(({ stale }) => stale))).toEqual(new Set(['never recorded: run `npm run prove`']));
});

test('readProofs ignores recorded faults and files that no longer exist', meta, () => {
  const removed = {
    faults: { 'A fault that was renamed.': entry },
    mutations: { 'src/deleted.ts': { ...entry, killed: 3, equivalent: 0 } },
  };
  expect(proofsWith(removed)).toEqual(proofsWith());
});

test('readProofs ignores a record of an older format', meta, () => {
  expect(proofsWith({ breaks: { [fault.what]: { watchers: [] } } })).toEqual(proofsWith());
});

test('readProofs returns the recorded detections of a stale proof', meta, () => {
  const proof = proofsWith({ faults: { [fault.what]: entry } }).find(({ what }) => what === fault.what);
  expect(proof?.detections).toEqual([detection()]);
  expect(proof?.stale).toContain('the definition of the fault has changed');
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

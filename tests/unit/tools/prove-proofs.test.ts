import { expect, test } from 'vitest';
import { readProofs } from '../../../tools/trace/prove/proofs';
import { faults } from '../../faults/all';
import { mutatedFiles } from '../../faults/mutations';
import { meta } from '../../support/covers';
import { projectFolder } from '../../support/project-folder';
import { detection } from '../../support/trace';

const entry = {
  fingerprint: { definition: 'a', file: 'b', tests: 'c' },
  detectingTests: ['tests/unit/deleted.test.ts'],
  detections: [detection()],
};
const known = faults[0]?.what ?? '';
const proofsWith = (record?: object) =>
  readProofs(projectFolder(record ? { 'tests/faults/record.json': JSON.stringify(record) } : {}));

test('without a record, readProofs lists every fault and mutated file as never recorded', meta, () => {
  const proofs = proofsWith();
  expect(proofs).toHaveLength(faults.length + mutatedFiles.length);
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
  expect(proofsWith({ breaks: { [known]: { watchers: [] } } })).toEqual(proofsWith());
});

test('readProofs returns the recorded detections of a stale proof', meta, () => {
  const proof = proofsWith({ faults: { [known]: entry } }).find(({ what }) => what === known);
  expect(proof?.detections).toEqual([detection()]);
  expect(proof?.stale).toContain('the definition of the fault has changed');
});

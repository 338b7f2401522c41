import type { Project } from '../config';
import type { Detection, Proof } from '../records';
import { type Basis, faultBasis, mutationBasis, staleness } from './fingerprint';
import { type Entry, type MutationEntry, readRecord } from './record';

async function recorded(entry: Entry | undefined, basis: (detections: readonly Detection[]) => Promise<Basis>) {
  if (!entry) return { detections: [], stale: 'never recorded: run `npm run prove`' };
  return { detections: entry.detections, stale: staleness(entry, await basis(entry.detections)) };
}

function describeMutation(entry: MutationEntry | undefined): string {
  if (!entry) return 'Each operator, condition, string and number of this file is changed in turn.';
  const { killed, equivalent } = entry;
  const listed = equivalent > 0 ? `; ${equivalent} more are listed as equivalent, with reasons` : '';
  return `Each operator, condition, string and number of this file was changed in turn: ${killed} mutants were killed${listed}.`;
}

/** All faults with what the record says about them. Entries of faults that no longer exist are ignored. */
export async function readProofs(project: Project): Promise<readonly Proof[]> {
  const record = readRecord(project);
  const ofFaults = project.faults.map(async (fault) => ({
    kind: project.data.test(fault.file) ? ('fixture' as const) : ('product' as const),
    what: fault.what,
    file: fault.file,
    change: { before: fault.find, after: fault.replace },
    ...(await recorded(record.faults[fault.what], (detections) => faultBasis(project, fault, detections))),
  }));
  const ofMutations = (project.mutation?.files ?? []).map(async (mutated) => ({
    kind: 'mutation' as const,
    what: describeMutation(record.mutations[mutated.file]),
    file: mutated.file,
    change: undefined,
    ...(await recorded(record.mutations[mutated.file], (detections) => mutationBasis(project, mutated, detections))),
  }));
  return Promise.all([...ofFaults, ...ofMutations]);
}

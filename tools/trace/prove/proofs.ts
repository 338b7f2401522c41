import type { Project } from '../config';
import type { Proof } from '../records';
import { type Basis, faultBasis, mutationBasis, staleness } from './fingerprint';
import { type Entry, type MutationEntry, readRecord } from './record';

async function recorded<E extends Entry>(entry: E | undefined, basis: (entry: E) => Promise<Basis>) {
  if (!entry) return { detections: [], stale: 'never recorded: run `npm run prove`' };
  return { detections: entry.detections, stale: staleness(entry, await basis(entry)) };
}

function describeMutation(entry: MutationEntry | undefined): string {
  if (!entry) return 'Each operator, condition, string and number of this file is changed in turn.';
  const { killed, equivalent } = entry;
  const listed = equivalent > 0 ? `; listed as equivalent, with reasons: ${equivalent}` : '';
  return `Each operator, condition, string and number of this file was changed in turn; mutants killed: ${killed}${listed}.`;
}

/** All faults with what the record says about them. Entries of faults that no longer exist are ignored. */
export async function readProofs(project: Project): Promise<readonly Proof[]> {
  const record = readRecord(project);
  const ofFaults = project.faults.map(async (fault) => ({
    kind: project.data.test(fault.file) ? ('fixture' as const) : ('product' as const),
    what: fault.what,
    file: fault.file,
    change: { before: fault.find, after: fault.replace },
    ...(await recorded(record.faults[fault.what], ({ detections }) => faultBasis(project, fault, detections))),
  }));
  const { mutation } = project;
  const ofMutations = (mutation?.files ?? []).map(async (mutated) => ({
    kind: 'mutation' as const,
    what: describeMutation(record.mutations[mutated.file]),
    file: mutated.file,
    change: undefined,
    ...(await recorded(record.mutations[mutated.file], async (entry) =>
      mutation ? mutationBasis(project, mutation, mutated, entry.killers) : entry,
    )),
  }));
  return Promise.all([...ofFaults, ...ofMutations]);
}

import type { Project } from '../config';
import type { Proof } from '../model';
import { fingerprintOf, mutationFingerprint, staleness } from './fingerprint';
import { type Entry, type Fingerprint, type MutationEntry, readRecord } from './record';

function recorded(entry: Entry | undefined, fingerprint: (detectingTests: readonly string[]) => Fingerprint) {
  if (!entry) return { detections: [], stale: 'never recorded: run `npm run prove`' };
  return { detections: entry.detections, stale: staleness(entry, fingerprint(entry.detectingTests)) };
}

function describeMutation(entry: MutationEntry | undefined): string {
  if (!entry) return 'Each operator, condition, string and number of this file is changed in turn.';
  const { killed, equivalent } = entry;
  const listed = equivalent > 0 ? `; ${equivalent} more are listed as equivalent, with reasons` : '';
  return `Each operator, condition, string and number of this file was changed in turn: ${killed} mutants were killed${listed}.`;
}

/** All faults with what the record says about them. Entries of faults that no longer exist are ignored. */
export function readProofs(project: Project): readonly Proof[] {
  const record = readRecord(project);
  return [
    ...project.faults.map((fault) => ({
      kind: project.data.test(fault.file) ? ('fixture' as const) : ('product' as const),
      what: fault.what,
      file: fault.file,
      ...recorded(record.faults[fault.what], (tests) => fingerprintOf(project, fault, tests)),
    })),
    ...(project.mutation?.files ?? []).map((mutated) => ({
      kind: 'logic' as const,
      what: describeMutation(record.mutations[mutated.file]),
      file: mutated.file,
      ...recorded(record.mutations[mutated.file], (tests) => mutationFingerprint(project, mutated, tests)),
    })),
  ];
}

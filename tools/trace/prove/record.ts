import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import type { Detection } from '../model';

/** Hashes of what a proof depends on; if one of them changes, the proof is stale. */
export interface Fingerprint {
  /** Of the fault's definition: its text changes and the rules that it names. */
  readonly definition: string;
  /** Of the file that the fault changes. */
  readonly file: string;
  /** Of the detecting tests and what they import. */
  readonly tests: string;
}

/** The recorded outcome of one fault. */
export interface Entry {
  readonly fingerprint: Fingerprint;
  /** The test files that detected the fault. */
  readonly detectingTests: readonly string[];
  readonly detections: readonly Detection[];
}

/** The recorded outcome of mutating one file. */
export interface MutationEntry extends Entry {
  readonly killed: number;
  /** Surviving mutants that are listed as equivalent, with reasons, in the configuration. */
  readonly equivalent: number;
}

/** The committed record of all proofs: faults by their sentences, mutation runs by their files. */
export interface ProofRecord {
  readonly faults: Readonly<Record<string, Entry>>;
  readonly mutations: Readonly<Record<string, MutationEntry>>;
}

type Place = Pick<Project, 'root' | 'files'>;

const pathOf = ({ root, files }: Place) => join(root, files.record);

/** Reads the record. It is empty until something has been proved. */
export function readRecord(project: Place): ProofRecord {
  const file = pathOf(project);
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { faults: {}, mutations: {}, ...record };
}

const sorted = <T>(table: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Changes the record on disk, reading it first because another run may have added to it. Keys stay sorted. */
export function changeRecord(project: Place, change: (record: ProofRecord) => ProofRecord): void {
  const { faults, mutations } = change(readRecord(project));
  const record = { faults: sorted(faults), mutations: sorted(mutations) };
  writeFileSync(pathOf(project), `${JSON.stringify(record, null, 1)}\n`);
}

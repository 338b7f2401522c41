import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sighting } from '../model';

/** Hashes of what a proof rests on; a proof of which one has changed is stale. */
export interface Grounds {
  /** Of the break itself: what is replaced by what, and the rules that it names. */
  readonly definition: string;
  /** Of the file that was broken. */
  readonly file: string;
  /** Of the test files that noticed, and of what they import. */
  readonly watchers: string;
}

/** What was seen when one thing was broken. */
export interface Entry {
  readonly grounds: Grounds;
  /** The test files in which something went red. */
  readonly watchers: readonly string[];
  readonly sightings: readonly Sighting[];
}

/** The outcome of mutating one file. */
export interface MutationEntry extends Entry {
  readonly killed: number;
  /** Mutants that change nothing, listed with their reasons in tests/faults/equivalents.ts. */
  readonly listed: number;
}

/** The committed memory of all that was proved: breaks by their sentences, mutations by their files. */
export interface ProofRecord {
  readonly breaks: Readonly<Record<string, Entry>>;
  readonly mutations: Readonly<Record<string, MutationEntry>>;
}

const place = 'tests/faults/record.json';

/** @returns an empty record where nothing was proved yet */
export function readRecord(root: string): ProofRecord {
  const file = join(root, place);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { breaks: {}, mutations: {} };
}

const sorted = <T>(table: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Changes the record on disk: read anew each time, since another run may have added to it. Keys stay in order. */
export function changeRecord(root: string, change: (record: ProofRecord) => ProofRecord): void {
  const { breaks, mutations } = change(readRecord(root));
  const record = { breaks: sorted(breaks), mutations: sorted(mutations) };
  writeFileSync(join(root, place), `${JSON.stringify(record, null, 1)}\n`);
}

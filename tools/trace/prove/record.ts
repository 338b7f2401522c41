import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import { hash } from '../hash';
import type { Detection } from '../records';
import type { Basis } from './fingerprint';

/** The recorded outcome of one fault. */
export interface Entry extends Basis {
  readonly detections: readonly Detection[];
}

/** The recorded outcome of mutating one file. */
export interface MutationEntry extends Entry {
  readonly killed: number;
  /** The test files that killed them. */
  readonly killers: readonly string[];
  /** Surviving mutants that are listed as equivalent, with reasons, in the configuration. */
  readonly equivalent: number;
}

/** The committed record of all proofs: faults by their sentences, mutation runs by their files. */
export interface ProofRecord {
  readonly faults: Readonly<Record<string, Entry>>;
  readonly mutations: Readonly<Record<string, MutationEntry>>;
}

/** In the file, the entries of each table of values stand once and are named by a hash: many proofs read the same tables. */
interface RecordFile {
  readonly version: number;
  readonly faults: Readonly<Record<string, Written<Entry>>>;
  readonly mutations: Readonly<Record<string, Written<MutationEntry>>>;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

type Written<E extends Entry> = Omit<E, 'values'> & { readonly values: Readonly<Record<string, string>> };

/** Of the format; a record of another version counts as empty. */
const version = 2;

type Place = Pick<Project, 'root' | 'files'>;
const pathOf = ({ root, files }: Place) => join(root, files.record);

function mapped<A, B>(table: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> {
  const sorted = Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, value]) => [key, change(value)]));
}

/** Reads the record. It is empty until something has been proved. */
export function readRecord(project: Place): ProofRecord {
  const file = pathOf(project);
  const record: Partial<RecordFile> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (record.version !== version) return { faults: {}, mutations: {} };
  const { faults = {}, mutations = {}, tables = {} } = record;
  const read = <E extends Entry>(entry: Written<E>) => ({
    ...entry,
    values: mapped(entry.values, (key) => tables[key] ?? []),
  });
  return { faults: mapped(faults, read<Entry>), mutations: mapped(mutations, read<MutationEntry>) };
}

/** Changes the record on disk, reading it first because another run may have added to it. Keys stay sorted. */
export function changeRecord(project: Place, change: (record: ProofRecord) => ProofRecord): void {
  const { faults, mutations } = change(readRecord(project));
  const tables: Record<string, readonly string[]> = {};
  const keyOf = (entries: readonly string[]) => {
    const key = hash(...entries);
    tables[key] = entries;
    return key;
  };
  const write = <E extends Entry>(entry: E) => ({ ...entry, values: mapped(entry.values, keyOf) });
  const record: RecordFile = {
    version,
    faults: mapped(faults, write<Entry>),
    mutations: mapped(mutations, write<MutationEntry>),
    tables: mapped(tables, (entries) => entries),
  };
  writeFileSync(pathOf(project), `${JSON.stringify(record, null, 1)}\n`);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './config';
import type { ProofRecord } from './records';

type Place = Pick<Project, 'root' | 'files'>;

/** Reads the record of proofs; it is empty until something has been proved. */
export function readRecord({ root, files }: Place): ProofRecord {
  const file = join(root, files.record);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The record as text: one line for each fault, sorted by id, so that a new proof changes one line. */
export function recordText(record: ProofRecord): string {
  const ids = Object.keys(record).sort();
  const lines = ids.map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(record[id])}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** Changes the record on disk, which is read first because another run may have added to it. */
export function changeRecord(project: Place, change: (record: ProofRecord) => ProofRecord): void {
  writeFileSync(join(project.root, project.files.record), recordText(change(readRecord(project))));
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './config';
import { jsonLines, readJson } from './json';
import type { ProofRecord } from './records';

const fileOf = ({ root, files }: Project) => join(root, files.record);

/** Reads the record of proofs; it is empty until something has been proved. */
export const readRecord = (project: Project) => (readJson(fileOf(project)) ?? {}) as ProofRecord;

/** Changes the record on disk, which is read first because another run may have added to it. */
export function changeRecord(project: Project, change: (record: ProofRecord) => ProofRecord): void {
  writeFileSync(fileOf(project), jsonLines(change(readRecord(project))));
}

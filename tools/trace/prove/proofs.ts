import { breaks } from '../../../tests/faults/all';
import { projectRoot } from '../../project-root';
import type { Proof } from '../model';
import { groundsOf, staleness } from './grounds';
import { mutatedFiles, mutationGrounds } from './mutated-files';
import { type Entry, readRecord } from './record';

const unproved = { sightings: [], stale: 'never seen to fail: run `npm run prove`' } as const;

function seen(
  entry: Entry | undefined,
  root: string,
  now: (entry: Entry, root: string) => ReturnType<typeof groundsOf>,
) {
  return entry ? { sightings: entry.sightings, stale: staleness(entry, now(entry, root)) } : unproved;
}

/** All that is broken on purpose, with what the record says was seen, and whether that still counts. */
export function readProofs(root: string = projectRoot): readonly Proof[] {
  const record = readRecord(root);
  return [
    ...breaks.map((breaking) => ({
      kind: breaking.file.startsWith('spec/') ? ('flip' as const) : ('sabotage' as const),
      what: breaking.what,
      file: breaking.file,
      ...seen(record.breaks[breaking.what], root, ({ watchers }) => groundsOf(root, breaking, watchers)),
    })),
    ...mutatedFiles.map((mutated) => ({
      kind: 'mutation' as const,
      what: describeMutation(record.mutations[mutated.file]),
      file: mutated.file,
      ...seen(record.mutations[mutated.file], root, ({ watchers }) => mutationGrounds(root, mutated, watchers)),
    })),
  ];
}

function describeMutation(entry: { readonly killed: number; readonly listed: number } | undefined): string {
  if (!entry) return 'Each operator, condition, text and number of this file is changed in turn.';
  const listed = entry.listed > 0 ? `; ${entry.listed} more change nothing, and say why` : '';
  return `Each operator, condition, text and number of this file was changed in turn: ${entry.killed} changes were noticed${listed}.`;
}

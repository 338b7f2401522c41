import { join } from 'node:path';
import { breaks } from '../../../tests/faults/all';
import { projectRoot } from '../../project-root';
import { ensureBrowser } from '../../testing/browser';
import { mutatedFiles } from './mutated-files';
import { proveMutation } from './mutation';
import { readProofs } from './proofs';
import { buildIn, proveBreak, testsNaming } from './prove-break';
import { changeRecord, type ProofRecord } from './record';
import { closeWorkshops, openWorkshop, type Workshop } from './workshop';

/**
 * `npm run prove`: breaks, in copies of the project, one thing after the other, and sees the tests of the named rules go
 * red. Only what is new or has changed since is proved again; `--all` proves everything, and words choose what names
 * one of them (a rule's id, a file, a part of a sentence). What was seen is recorded at once, so that nothing is lost
 * when a run ends early. Exits 1 when a rule stayed green under what should break it, or a mutant survived.
 */
const words = process.argv.slice(2).filter((word) => word !== '--all');
const all = process.argv.includes('--all') || words.length > 0;
/** How many copies are worked in at a time: as many as a small machine has processors, or as asked for. */
const workshops = Number(process.env.PROVE_WORKSHOPS ?? 2);
const failures: string[] = [];

/** One thing to break: its key in the record, and what its words may be. */
interface Job {
  readonly kind: 'breaks' | 'mutations';
  readonly key: string;
  readonly file: string;
  readonly says: readonly string[];
  /** Of the rules whose tests must go red. */
  readonly tags: readonly string[];
  /** Does it, and gives the change to the record and a line about it. */
  prove(workshop: Workshop): Promise<{ readonly entry: ProofRecord[Job['kind']][string]; readonly seen: string }>;
}

let sound: Promise<Workshop> | undefined;

/** The unbroken project with its built site, set up once when it is first asked for. */
function soundWorkshop(): Promise<Workshop> {
  sound ??= openWorkshop('sound').then(async (workshop) => {
    await buildIn(workshop);
    return workshop;
  });
  return sound;
}

const soundSite = async () => join((await soundWorkshop()).folder, 'dist');

const jobs: readonly Job[] = [
  ...breaks.map(
    (breaking): Job => ({
      kind: 'breaks',
      key: breaking.what,
      file: breaking.file,
      says: [breaking.what, breaking.file, ...breaking.rules],
      tags: breaking.rules,
      async prove(workshop) {
        const entry = await proveBreak(workshop, breaking, soundSite);
        const seen = entry.sightings.map(({ tag, layer, red, of }) => `${tag} ${layer} ${red} of ${of}`).join(', ');
        return { entry, seen };
      },
    }),
  ),
  ...mutatedFiles.map(
    (mutated): Job => ({
      kind: 'mutations',
      key: mutated.file,
      file: mutated.file,
      says: [mutated.file],
      tags: [],
      async prove(workshop) {
        const entry = await proveMutation(workshop, mutated);
        return { entry, seen: `${entry.killed} mutants noticed, ${entry.listed} listed` };
      },
    }),
  ),
];

function chosen(): Job[] {
  const counting = new Set(
    readProofs().flatMap(({ kind, what, file, stale }) =>
      stale === undefined ? [kind === 'mutation' ? file : what] : [],
    ),
  );
  const asked = ({ says }: Job) => words.length === 0 || words.some((word) => says.some((text) => text.includes(word)));
  return jobs.filter((job) => (all || !counting.has(job.key)) && asked(job));
}

/** A test that is red already proves nothing by being red. @throws when there is one among those that are to go red */
async function expectAllGreen(tags: readonly string[]) {
  const results = await testsNaming(await soundWorkshop(), tags, { workers: workshops });
  const red = results.filter(({ outcome }) => outcome === 'failed').map(({ file, title }) => `${file} ${title}`);
  if (red.length > 0) throw new Error(`red before anything was broken:\n  ${red.join('\n  ')}`);
}

/** What is broken no more, or went wrong, is not remembered. */
function forget(unwanted: (kind: Job['kind'], key: string) => boolean) {
  changeRecord(projectRoot, ({ breaks: broken, mutations }) => ({
    breaks: Object.fromEntries(Object.entries(broken).filter(([key]) => !unwanted('breaks', key))),
    mutations: Object.fromEntries(Object.entries(mutations).filter(([key]) => !unwanted('mutations', key))),
  }));
}

/** Takes jobs from the queue until it is empty. */
async function work(name: string, queue: Job[]) {
  let workshop = await openWorkshop(name);
  for (let job = queue.shift(); job; job = queue.shift()) {
    const { kind, key } = job;
    const start = Date.now();
    try {
      const { entry, seen } = await job.prove(workshop);
      changeRecord(projectRoot, (record) => ({ ...record, [kind]: { ...record[kind], [key]: entry } }));
      console.log(`red     ${key} (${seen}; ${Math.round((Date.now() - start) / 1000)} s)`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failures.push(`${key}: ${why}`);
      forget((otherKind, otherKey) => otherKind === kind && otherKey === key);
      console.log(`FAILED  ${key}: ${why}`);
      workshop = await openWorkshop(name);
    }
  }
}

const known = { breaks: new Set<string>(), mutations: new Set<string>() };
for (const { kind, key } of jobs) known[kind].add(key);
forget((kind, key) => !known[kind].has(key));
const queue = chosen();
console.log(`${queue.length} of ${jobs.length} breaks and mutated files to prove`);
if (queue.length > 0) {
  process.env.CHROMIUM_PATH = ensureBrowser();
  try {
    await expectAllGreen([...new Set(queue.flatMap(({ tags }) => tags))]);
    await Promise.all(Array.from({ length: workshops }, (_, index) => work(String(index + 1), queue)));
  } finally {
    closeWorkshops();
  }
}
console.log(`\n${failures.length} failed`);
for (const failure of failures) console.log(`  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

import { join } from 'node:path';
import { loadProject } from '../config';
import { buildIn, injectFault, testsOfRules } from './inject-fault';
import { runMutation } from './mutation';
import { readProofs } from './proofs';
import { changeRecord, type ProofRecord } from './record';
import { createSandbox, deleteSandboxes, type Sandbox } from './sandbox';

/**
 * The command of proofs: injects one fault at a time into a sandbox and checks that tests of the named rules fail. By default
 * it proves only what is not current; `--all` proves everything, and arguments select by rule id, file or part of the
 * fault's sentence. Each outcome is recorded at once, so that an interrupted run loses nothing. Exits with 1 if a fault
 * was not detected or a mutant survived.
 */
const project = await loadProject();
const { root, faults, mutation } = project;
const words = process.argv.slice(2).filter((word) => word !== '--all');
const all = process.argv.includes('--all') || words.length > 0;
/** Number of sandboxes used in parallel. */
const sandboxes = Number(process.env.PROVE_SANDBOXES ?? 2);
const failures: string[] = [];

/** One fault to inject or file to mutate, and its key in the record. */
interface Job {
  readonly kind: keyof ProofRecord;
  readonly key: string;
  readonly file: string;
  /** Texts that arguments are searched in. */
  readonly searched: readonly string[];
  /** Of the rules whose tests must fail. */
  readonly tags: readonly string[];
  /** Runs the job. @returns the entry for the record and a summary of it */
  prove(sandbox: Sandbox): Promise<{ readonly entry: ProofRecord[Job['kind']][string]; readonly summary: string }>;
}

let original: Promise<Sandbox> | undefined;

/** The project without faults and its built site, created on first use. */
function originalSandbox(): Promise<Sandbox> {
  original ??= createSandbox(root, 'original').then(async (sandbox) => {
    await buildIn(project, sandbox);
    return sandbox;
  });
  return original;
}

const originalSite = async () => join((await originalSandbox()).folder, project.build?.output ?? '');

const jobs: readonly Job[] = [
  ...faults.map(
    (fault): Job => ({
      kind: 'faults',
      key: fault.what,
      file: fault.file,
      searched: [fault.what, fault.file, ...fault.rules],
      tags: fault.rules,
      async prove(sandbox) {
        const entry = await injectFault(project, sandbox, fault, originalSite);
        const detections = entry.detections.map(({ tag, layer, failed, ran }) => `${tag} ${layer} ${failed} of ${ran}`);
        return { entry, summary: detections.join(', ') };
      },
    }),
  ),
  ...(mutation?.files ?? []).map(
    (mutated): Job => ({
      kind: 'mutations',
      key: mutated.file,
      file: mutated.file,
      searched: [mutated.file],
      tags: [],
      async prove(sandbox) {
        if (!mutation) throw new Error('mutation testing is not configured');
        const entry = await runMutation(project, mutation, sandbox, mutated);
        return { entry, summary: `${entry.killed} mutants killed, ${entry.equivalent} equivalent` };
      },
    }),
  ),
];

async function selected(): Promise<Job[]> {
  const current = new Set(
    (await readProofs(project)).flatMap(({ kind, what, file, stale }) =>
      stale === undefined ? [kind === 'mutation' ? file : what] : [],
    ),
  );
  const matches = ({ searched }: Job) =>
    words.length === 0 || words.some((word) => searched.some((text) => text.includes(word)));
  return jobs.filter((job) => (all || !current.has(job.key)) && matches(job));
}

/** A test that fails without any fault proves nothing. @throws if a test of these rules does */
async function expectAllPass(tags: readonly string[]) {
  if (tags.length === 0) return;
  const results = await testsOfRules(project, await originalSandbox(), tags, { workers: sandboxes });
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ file, title }) => `${file} ${title}`);
  if (failed.length > 0) throw new Error(`tests fail without any fault:\n  ${failed.join('\n  ')}`);
}

/** Removes entries from the record. */
function removeEntries(unwanted: (kind: Job['kind'], key: string) => boolean) {
  changeRecord(project, (record) => ({
    faults: Object.fromEntries(Object.entries(record.faults).filter(([key]) => !unwanted('faults', key))),
    mutations: Object.fromEntries(Object.entries(record.mutations).filter(([key]) => !unwanted('mutations', key))),
  }));
}

/** Takes jobs from the queue until it is empty. */
async function work(name: string, queue: Job[]) {
  let sandbox = await createSandbox(root, name);
  for (let job = queue.shift(); job; job = queue.shift()) {
    const { kind, key } = job;
    const start = Date.now();
    try {
      const { entry, summary } = await job.prove(sandbox);
      changeRecord(project, (record) => ({ ...record, [kind]: { ...record[kind], [key]: entry } }));
      console.log(`proved  ${key} (${summary}; ${Math.round((Date.now() - start) / 1000)} s)`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failures.push(`${key}: ${why}`);
      removeEntries((otherKind, otherKey) => otherKind === kind && otherKey === key);
      console.log(`FAILED  ${key}: ${why}`);
      sandbox = await createSandbox(root, name);
    }
  }
}

removeEntries((kind, key) => !jobs.some((job) => job.kind === kind && job.key === key));
const queue = await selected();
console.log(`${queue.length} of ${jobs.length} faults and mutated files to prove`);
if (queue.length > 0) {
  Object.assign(process.env, project.environment?.());
  try {
    await expectAllPass([...new Set(queue.flatMap(({ tags }) => tags))]);
    await Promise.all(Array.from({ length: sandboxes }, (_, index) => work(String(index + 1), queue)));
  } finally {
    deleteSandboxes(root);
  }
}
console.log(`\n${failures.length} failed`);
for (const failure of failures) console.log(`  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

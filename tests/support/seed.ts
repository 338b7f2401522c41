/**
 * Makes every fast-check property reproducible (a setup file of all tests). A failing property prints its seed, its path and,
 * if it is model-based, its replay path; with these, only its counterexample runs, already shrunk:
 *
 *     FC_SEED=-1713 FC_PATH='4:0:1' FC_REPLAY_PATH='AAC:F' npx vitest run form-model -t 'the title of the test'
 *
 * `FC_SEED` alone repeats a whole run. `FC_RUNS` is the number of runs of each property.
 */
import fc from 'fast-check';

const { FC_SEED, FC_PATH, FC_REPLAY_PATH, FC_RUNS } = import.meta.env as Readonly<Record<string, string | undefined>>;

/** The number of runs of a property: FC_RUNS, or else its usual number. */
export const runs = (usual: number): number => (FC_RUNS ? Number(FC_RUNS) : usual);

/** How long a model-based test may take, in ms: shrinking a counterexample takes time, and more runs take more of it. */
export const modelTimeout = (usual: number): number => 120_000 * Math.max(1, runs(usual) / usual);

/** Options for `fc.commands`: the commands to replay, if any. */
export const replay: { readonly replayPath?: string } = FC_REPLAY_PATH ? { replayPath: FC_REPLAY_PATH } : {};

fc.configureGlobal({
  numRuns: runs(100),
  ...(FC_SEED && { seed: Number(FC_SEED) }),
  ...(FC_PATH && { path: FC_PATH, endOnFailure: true }),
});

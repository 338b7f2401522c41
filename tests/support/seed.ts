/**
 * Makes every fast-check property reproducible (a setup file of all tests). A failing property prints the command that
 * reproduces its failure, already shrunk:
 *
 *     FC_SEED=-1713 FC_PATH='4:0:1' FC_REPLAY_PATH='AAC:F' npx vitest run form-model -t 'the title of the test'
 *
 * - `FC_SEED` is the seed of all random values; alone, it repeats a whole run.
 * - `FC_PATH` selects one counterexample of that seed and that test.
 * - `FC_REPLAY_PATH` selects the commands of a model-based property.
 * - `FC_RUNS` is the number of runs of each property: more to search longer, fewer to finish sooner.
 */
import fc from 'fast-check';
import { expect } from 'vitest';

const { FC_SEED, FC_PATH, FC_REPLAY_PATH, FC_RUNS } = import.meta.env as Readonly<Record<string, string | undefined>>;

/** The number of runs of a property: FC_RUNS, or else its usual number. */
export const runs = (usual: number): number => (FC_RUNS ? Number(FC_RUNS) : usual);

/** How long a model-based test may take, in ms: shrinking a counterexample takes time, and more runs take more of it. */
export const modelTimeout = (usual: number): number => 120_000 * Math.max(1, runs(usual) / usual);

/** Options for `fc.commands`: the commands to replay, if any. */
export const replay: { readonly replayPath?: string } = FC_REPLAY_PATH ? { replayPath: FC_REPLAY_PATH } : {};

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that reproduces a failure; `message` is fast-check's. */
function commandFor({ seed, counterexamplePath }: fc.RunDetails<unknown>, message: string): string {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const commands = /replayPath="([^"]+)"/.exec(message)?.[1];
  const file = /([^/]+)\.test\.tsx?$/.exec(testPath)?.[1] ?? '';
  const title = currentTestName.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [
    `FC_SEED=${seed}`,
    ...(counterexamplePath ? [`FC_PATH=${quoted(counterexamplePath)}`] : []),
    ...(commands ? [`FC_REPLAY_PATH=${quoted(commands)}`] : []),
    `npx vitest run ${file} -t ${quoted(title)}`,
  ].join(' ');
}

const parameters: fc.Parameters<unknown> = {
  numRuns: runs(100),
  ...(FC_SEED && { seed: Number(FC_SEED) }),
  ...(FC_PATH && { path: FC_PATH, endOnFailure: true }),
  reporter(details) {
    if (!details.failed) return;
    const message = fc.defaultReportMessage(details) ?? '';
    throw new Error(`${message}\n\nTo reproduce it: ${commandFor(details, message)}\n`, {
      cause: details.errorInstance,
    });
  },
};
fc.configureGlobal(parameters);

/**
 * Makes every property of fast-check repeatable (a setup file of all tests). A property that fails prints the command
 * that shows the same failure again, shrunk already:
 *
 *     FC_SEED=-1713 FC_PATH='4:0:1' FC_REPLAY_PATH='AAC:F' npx vitest run form-model -t 'the title of the test'
 *
 * - `FC_SEED` starts all random choices; alone, it repeats a whole run.
 * - `FC_PATH` leads to one choice among them, so it stands only beside the seed and the title that it came with.
 * - `FC_REPLAY_PATH` says which commands of a model were run; properties without commands have none.
 * - `FC_RUNS` asks each property for that many runs: more to search longer, fewer to be done sooner.
 */
import fc from 'fast-check';
import { expect } from 'vitest';

const { FC_SEED, FC_PATH, FC_REPLAY_PATH, FC_RUNS } = import.meta.env as Readonly<Record<string, string | undefined>>;

/** How often a property runs that usually runs `usual` times. */
export const runs = (usual: number): number => (FC_RUNS ? Number(FC_RUNS) : usual);

/** For `fc.commands`: the commands to run again, when they are given. */
export const replay: { readonly replayPath?: string } = FC_REPLAY_PATH ? { replayPath: FC_REPLAY_PATH } : {};

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that repeats a failure; `message` is what fast-check says of it. */
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
    throw new Error(`${message}\n\nTo see it again: ${commandFor(details, message)}\n`, {
      cause: details.errorInstance,
    });
  },
};
fc.configureGlobal(parameters);

/**
 * A setup file for all Vitest tests except stories. It makes fast-check properties reproducible: a failing one prints
 * the command that runs only its shrunk counterexample. Vitest first prints the seed (tools/testing/variables.ts);
 * with `FC_SEED` set to it, all properties get the same values again. `FC_RUNS` sets how many times each property runs.
 */
import fc, { type RunDetails } from 'fast-check';
import { expect } from 'vitest';

const { FC_SEED, FC_PATH, FC_REPLAY_PATH, FC_RUNS } = import.meta.env as Readonly<Record<string, string | undefined>>;

/** The number of runs of a property: FC_RUNS, or else its usual number. */
export const runs = (usual: number): number => (FC_RUNS ? Number(FC_RUNS) : usual);

/** The timeout of a model-based test, in ms. It leaves time to shrink a counterexample, and grows with the number of runs. */
export const modelTimeout = (usual: number): number => 120_000 * Math.max(1, runs(usual) / usual);

/** Options for `fc.commands`: the commands to replay, if any. */
export const replay: { readonly replayPath?: string } = FC_REPLAY_PATH ? { replayPath: FC_REPLAY_PATH } : {};

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that runs only the failed property, with its counterexample. */
function replayCommand({ seed, counterexamplePath }: RunDetails<unknown>, message: string): string {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const replayPath = /replayPath="([^"]+)"/.exec(message)?.[1];
  const title = (currentTestName.split(' > ').at(-1) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [
    `FC_SEED=${seed} FC_PATH=${quoted(counterexamplePath ?? '')}`,
    ...(replayPath ? [`FC_REPLAY_PATH=${quoted(replayPath)}`] : []),
    `npx vitest run ${testPath.replace(/^.*\/(?=tests\/)/, '')} -t ${quoted(`${title}$`)}`,
  ].join(' ');
}

/** Fast-check's reporter. @throws if the property has failed, with fast-check's message and the command that replays it */
function report(details: RunDetails<unknown>): void {
  if (!details.failed) return;
  const message = fc.defaultReportMessage(details) ?? '';
  throw new Error(`${message}\n\nTo run only this counterexample:\n  ${replayCommand(details, message)}`, {
    cause: details.errorInstance,
  });
}

fc.configureGlobal({
  reporter: report,
  numRuns: runs(100),
  ...(FC_SEED && { seed: Number(FC_SEED) }),
  ...(FC_PATH && { path: FC_PATH, endOnFailure: true }),
});

import fc from 'fast-check';
import { type Walk, walks } from './step';

/** The seed and the length of a search for faults. */
export interface Search {
  readonly seed: number;
  /** Together with the seed, selects one visit. */
  readonly path?: string | undefined;
  /** The number of visits, unless `minutes` is given. */
  readonly visits: number;
  /** The duration instead; a failed visit is then shrunk. */
  readonly minutes?: number | undefined;
}

/** The number of visits in a test run: enough to find each fault of search.test.ts. */
export const visits = 8;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Makes random visits until one has findings.
 * @param visit makes a visit and returns one line for each finding
 * @returns the findings, the steps that led to them, and the command that repeats the visit; undefined without findings
 */
export async function search(
  visit: (walk: Walk) => Promise<readonly string[]>,
  { seed, path, visits, minutes }: Search,
): Promise<string | undefined> {
  const property = fc.asyncProperty(walks(40), async (walk) => {
    const findings = await visit(walk);
    if (findings.length > 0) throw new Error(findings.join('\n'));
  });
  const details = await fc.check(property, {
    seed,
    ...(path && { path }),
    numRuns: minutes ? Number.MAX_SAFE_INTEGER : visits,
    // Shrinking makes a visit for each attempt, which takes too long for a test run.
    endOnFailure: !minutes,
    ...(minutes && { interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false }),
  });
  if (minutes) console.log(`${details.numRuns} visits`);
  if (!details.failed || details.counterexample === null) return undefined;
  const cause = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  const again = `FUZZ_SEED=${seed} FUZZ_PATH=${quoted(details.counterexamplePath ?? '')} npm run fuzz`;
  const steps = details.counterexample[0].steps.map((step) => `  ${JSON.stringify(step)}`);
  return [cause, `From ${details.counterexample[0].start}:`, ...steps, `To repeat it: ${again}`].join('\n');
}

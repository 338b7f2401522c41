import fc from 'fast-check';
import { type Walk, walks } from './step';

/** Where a search for faults begins and how long it lasts. */
export interface Search {
  readonly seed: number;
  /** With the seed that it came with, names one visit. */
  readonly path?: string | undefined;
  /** How many visits, unless minutes are given. */
  readonly visits: number;
  /** Searches that long instead, and shrinks a visit that fails. */
  readonly minutes?: number | undefined;
}

/** How many visits a test run makes: as many as find each fault of e2e/fuzz-check.spec.ts. */
export const visits = 8;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Makes random visits until one finds something.
 * @param visit returns what is wrong, a line for each finding
 * @returns what was found, by which steps, and the command that shows it again; undefined when nothing was found
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
    // Shrinking takes a visit for each attempt, too long for a test run.
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

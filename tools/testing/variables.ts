import { plainError } from '../vite/fail-on.ts';

/** The time zone of all tests: TZ, or else that of California, not that of the machine. */
export const timeZone = process.env.TZ || 'America/Los_Angeles';
new Intl.DateTimeFormat('en', { timeZone }); // Throws if there is no such zone. Node would take UTC.

/**
 * Reads an environment variable that is a count. Returns the default if it is not set.
 * @throws if it is not a whole number from 1 to `most`, because the run could then test nothing and pass
 */
export function countIn(name: string, usual: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = process.env[name] || String(usual);
  if (/^[1-9]\d*$/.test(value) && Number(value) <= most) return Number(value);
  throw plainError(`${name} is "${value}". Set it to a whole number from 1 to ${most}, such as ${usual}.`);
}

/** Reads an environment variable that is a port. Returns the default if it is not set. @throws if there is no such port */
export const portIn = (name: string, usual: number) => countIn(name, usual, 65_535);

/**
 * Returns the environment variables of property-based tests (tests/support/seed.ts).
 * @throws if one is set to anything but a number
 */
export function propertyVariables() {
  const { FC_RUNS = '', FC_SEED = '' } = process.env;
  if (!/^(?:-?\d+)?$/.test(FC_SEED))
    throw new Error(`FC_SEED is "${FC_SEED}". Set it to the seed that the failed test has printed.`);
  return { FC_SEED, FC_RUNS: FC_RUNS && String(countIn('FC_RUNS', 100)) };
}

/** The time zone of all tests: TZ, or else that of California, not that of the machine. */
export const timeZone = process.env.TZ || 'America/Los_Angeles';

/**
 * Reads an environment variable that is a count. Returns the default if it is not set.
 * @throws if it is not a whole number above 0, because the run could then test nothing and pass
 */
export function countIn(name: string, usual: number): number {
  const value = process.env[name];
  if (value === undefined || value === '') return usual;
  if (!/^[1-9]\d*$/.test(value))
    throw new Error(`${name} is "${value}". Set it to a whole number above 0, such as ${usual}.`);
  return Number(value);
}

/**
 * Returns the environment variables of property-based tests (tests/support/seed.ts): those that begin with `FC_`. Sets FC_SEED to
 * a new seed if it is not set. Prints the seed, but only once, although Vitest reads its configuration for each project.
 * @throws if a value is invalid
 */
export function propertyVariables(): Readonly<Record<string, string>> {
  const { env } = process;
  const runs = env.FC_RUNS ? countIn('FC_RUNS', 100) : 'its usual number of';
  if (env.FC_SEED && !/^-?\d+$/.test(env.FC_SEED))
    throw new Error(`FC_SEED is "${env.FC_SEED}". Set it to a whole number.`);
  env.FC_SEED ||= String(Math.floor(Math.random() * 2 ** 31));
  if (!env.FC_PRINTED) console.log(`Each property has ${runs} runs, with FC_SEED=${env.FC_SEED}`);
  env.FC_PRINTED = 'true';
  const given = Object.entries(env).filter(([name]) => name.startsWith('FC_'));
  return Object.fromEntries(given) as Record<string, string>;
}

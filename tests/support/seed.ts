import fc from 'fast-check';

const { FC_SEED, FC_RUNS } = import.meta.env as Readonly<Record<string, string | undefined>>;

/** The number of runs of a property: FC_RUNS, or else its usual number. */
export const runs = (usual: number): number => (FC_RUNS ? Number(FC_RUNS) : usual);

// A setup file for all Vitest tests except stories. A property that fails prints its seed and the smallest counterexample.
fc.configureGlobal({ numRuns: runs(100), ...(FC_SEED && { seed: Number(FC_SEED) }) });

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../build/compress';
import { configureMockService } from '../mail/mock-settings';
import { projectRoot } from '../project-root';
import { buildComparison, type ComparisonName, comparisonNames } from './comparison/build';
import { npm } from './install';
import { writeBaseline } from './no-script-baseline';
import { serve } from './server';

/** The site, the same pages without scripts, and the same pages built with other frameworks. */
export type Variant = 'site' | 'baseline' | ComparisonName;

/**
 * Builds the site for the mock e-mail service.
 * @param origin where it will be served, for its canonical URLs
 * @returns the duration of the build, in seconds
 */
export function buildSite(origin?: string): number {
  configureMockService();
  const from = performance.now();
  npm(projectRoot, 'run build', origin ? { VITE_SITE_URL: origin } : {});
  return (performance.now() - from) / 1000;
}

/** The running servers of all variants. */
export interface ServedVariants {
  /** Without a trailing slash. */
  readonly origins: ReadonlyMap<Variant, string>;
  close(): Promise<void>;
}

/** Serves all variants of the built site. Serves a copy, so that a later build does not change what is measured. */
export async function serveVariants(withComparison: boolean): Promise<ServedVariants> {
  const temporary = await mkdtemp(join(tmpdir(), 'clinic-site-bench-'));
  const site = join(temporary, 'site');
  const baseline = join(temporary, 'baseline');
  await cp(join(projectRoot, 'dist'), site, { recursive: true });
  await writeBaseline(site, baseline);
  const folders = new Map<Variant, string>([
    ['site', site],
    ['baseline', baseline],
  ]);
  for (const name of withComparison ? comparisonNames : []) folders.set(name, await buildComparison(name, baseline));
  for (const [variant, folder] of folders) if (variant !== 'site') await compressFiles(folder);

  const served = await Promise.all(
    [...folders].map(async ([variant, folder]) => ({ variant, ...(await serve(folder)) })),
  );
  return {
    origins: new Map(served.map(({ variant, origin }) => [variant, origin])),
    async close() {
      for (const server of served) server.close();
      await rm(temporary, { recursive: true });
    },
  };
}

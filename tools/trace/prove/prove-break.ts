import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../../spec/rules';
import type { Break } from '../../../tests/faults/fault';
import type { Layer, Sighting, TestResult } from '../model';
import { groundsOf } from './grounds';
import type { Entry } from './record';
import { runCommand, testsOf } from './test-run';
import { apply, type Workshop } from './workshop';

const layersOf = (tag: string): readonly Layer[] => rules.find(({ id, rev }) => `${id}~${rev}` === tag)?.layers ?? [];

/** Files that are not in the built site: breaking them needs no new build. */
const notBuilt = /^(?:spec|tests|e2e|proof)\//;

/** Builds the site of a workshop. @throws with what the build printed when it fails */
export async function buildIn({ folder }: Workshop): Promise<void> {
  const { status, output } = await runCommand(folder, ['npx', 'tsx', 'tools/build/build.ts', '--mock']);
  if (status !== 0) throw new Error(`the site does not build:\n${output}`);
}

/** Runs the tests of some rules in each of their layers, one layer after the other; `prepare` comes before each, `workers` tests run at a time. */
export async function testsNaming(
  workshop: Workshop,
  tags: readonly string[],
  { prepare = async () => {}, workers = 1 }: { prepare?: (layer: Layer) => Promise<void>; workers?: number } = {},
): Promise<readonly TestResult[]> {
  const results: TestResult[] = [];
  for (const layer of new Set(tags.flatMap(layersOf))) {
    await prepare(layer);
    const own = tags.filter((tag) => layersOf(tag).includes(layer));
    results.push(...(await testsOf(workshop, layer, own, workers)));
  }
  return results;
}

const red = ({ outcome }: TestResult) => outcome === 'failed';

/** What the tests of one rule in one layer show. */
function sight(tag: string, layer: Layer, results: readonly TestResult[]): Sighting {
  const own = results.filter((result) => result.layer === layer && result.tags.includes(tag));
  const failed = own.filter(red);
  return { tag, layer, red: failed.length, of: own.length, example: failed[0]?.title ?? '' };
}

/**
 * Breaks one thing in a workshop, runs the tests of the rules that it names, and puts it back.
 * @param soundSite gives a folder with the built site of the unbroken project
 * @returns what went red
 * @throws when the break does not apply, the broken site does not build, or a rule stays green
 */
export async function proveBreak(
  workshop: Workshop,
  breaking: Break,
  soundSite: () => Promise<string>,
): Promise<Entry> {
  const restore = apply(workshop, breaking);
  try {
    const results = await testsNaming(workshop, breaking.rules, {
      async prepare(layer) {
        if (layer !== 'e2e') return;
        if (notBuilt.test(breaking.file)) {
          rmSync(join(workshop.folder, 'dist'), { recursive: true, force: true });
          cpSync(await soundSite(), join(workshop.folder, 'dist'), { recursive: true });
        } else await buildIn(workshop);
      },
    });
    const sightings = breaking.rules.flatMap((tag) => layersOf(tag).map((layer) => sight(tag, layer, results)));
    const green = breaking.rules.filter((tag) => !sightings.some((seen) => seen.tag === tag && seen.red > 0));
    if (green.length > 0) throw new Error(`stayed green: ${green.join(', ')}`);
    const seen = sightings.filter((sighting) => sighting.red > 0);
    const named = (result: TestResult) => seen.some(({ tag }) => result.tags.includes(tag));
    const watchers = [
      ...new Set(results.filter((result) => red(result) && named(result)).map(({ file }) => file)),
    ].sort();
    restore();
    return { grounds: groundsOf(workshop.folder, breaking, watchers), watchers, sightings: seen };
  } finally {
    restore();
  }
}

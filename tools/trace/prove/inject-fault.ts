import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../../spec/rules';
import type { Fault } from '../../../tests/faults/fault';
import type { Detection, Layer, TestResult } from '../model';
import { fingerprintOf } from './fingerprint';
import type { Entry } from './record';
import { applyFault, type Sandbox } from './sandbox';
import { runCommand, runTests } from './test-run';

const layersOf = (tag: string): readonly Layer[] => rules.find(({ id, rev }) => `${id}~${rev}` === tag)?.layers ?? [];

/** Files that are not part of the built site, so that a fault in them needs no new build. */
const notBuilt = /^(?:spec|tests|e2e)\//;

/** Builds the site in a sandbox. @throws with the output of the build if it fails */
export async function buildIn({ folder }: Sandbox): Promise<void> {
  const { status, output } = await runCommand(folder, ['npx', 'tsx', 'tools/build/build.ts', '--mock']);
  if (status !== 0) throw new Error(`the site does not build:\n${output}`);
}

/** Runs the tests of some rules in all of their layers, one layer at a time; `prepare` runs before each layer. */
export async function testsOfRules(
  sandbox: Sandbox,
  tags: readonly string[],
  { prepare = async () => {}, workers = 1 }: { prepare?: (layer: Layer) => Promise<void>; workers?: number } = {},
): Promise<readonly TestResult[]> {
  const results: TestResult[] = [];
  for (const layer of new Set(tags.flatMap(layersOf))) {
    await prepare(layer);
    const own = tags.filter((tag) => layersOf(tag).includes(layer));
    results.push(...(await runTests(sandbox, layer, own, workers)));
  }
  return results;
}

const hasFailed = ({ outcome }: TestResult) => outcome === 'failed';

function detectionOf(tag: string, layer: Layer, results: readonly TestResult[]): Detection {
  const own = results.filter((result) => result.layer === layer && result.tags.includes(tag));
  const failed = own.filter(hasFailed);
  return { tag, layer, failed: failed.length, total: own.length, example: failed[0]?.title ?? '' };
}

/**
 * Injects one fault in a sandbox, runs the tests of the rules that it names, and restores the file.
 * @param originalSite provides a folder with the site built without faults
 * @throws if the fault does not apply, the site does not build with it, or no test of one of the rules fails
 */
export async function injectFault(sandbox: Sandbox, fault: Fault, originalSite: () => Promise<string>): Promise<Entry> {
  const restore = applyFault(sandbox, fault);
  try {
    const results = await testsOfRules(sandbox, fault.rules, {
      async prepare(layer) {
        if (layer !== 'e2e') return;
        if (notBuilt.test(fault.file)) {
          rmSync(join(sandbox.folder, 'dist'), { recursive: true, force: true });
          cpSync(await originalSite(), join(sandbox.folder, 'dist'), { recursive: true });
        } else await buildIn(sandbox);
      },
    });
    const detections = fault.rules
      .flatMap((tag) => layersOf(tag).map((layer) => detectionOf(tag, layer, results)))
      .filter(({ failed }) => failed > 0);
    const undetected = fault.rules.filter((tag) => !detections.some((detection) => detection.tag === tag));
    if (undetected.length > 0) throw new Error(`not detected by any test of ${undetected.join(', ')}`);
    const detects = (result: TestResult) => detections.some(({ tag }) => result.tags.includes(tag));
    const detecting = results.filter((result) => hasFailed(result) && detects(result)).map(({ file }) => file);
    const detectingTests = [...new Set(detecting)].sort();
    restore();
    return { fingerprint: fingerprintOf(sandbox.folder, fault, detectingTests), detectingTests, detections };
  } finally {
    restore();
  }
}

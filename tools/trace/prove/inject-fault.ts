import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import type { Fault } from '../declarations';
import type { Detection, TestResult } from '../records';
import { failuresOf } from './failures';
import { faultBasis } from './fingerprint';
import type { Entry } from './record';
import { applyFault, type Sandbox } from './sandbox';
import { runCommand, runTests } from './test-run';

const layersOf = ({ rules }: Project, tag: string): readonly string[] =>
  rules.find(({ id, rev }) => `${id}~${rev}` === tag)?.layers ?? [];

/** Builds the site in a sandbox. @throws with the output of the build if it fails */
export async function buildIn({ build }: Project, { folder }: Sandbox): Promise<void> {
  if (!build) return;
  const { status, output } = await runCommand(folder, build.command);
  if (status !== 0) throw new Error(`the site does not build:\n${output}`);
}

/** Runs the tests of some rules in all of their layers, one layer at a time; `prepare` runs before each layer. */
export async function testsOfRules(
  project: Project,
  sandbox: Sandbox,
  tags: readonly string[],
  { prepare = async () => {}, workers = 1 }: { prepare?: (layer: string) => Promise<void>; workers?: number } = {},
): Promise<readonly TestResult[]> {
  const results: TestResult[] = [];
  for (const layer of new Set(tags.flatMap((tag) => layersOf(project, tag)))) {
    await prepare(layer);
    const own = tags.filter((tag) => layersOf(project, tag).includes(layer));
    results.push(...(await runTests(project, sandbox, layer, own, workers)));
  }
  return results;
}

function detectionOf(tag: string, layer: string, results: readonly TestResult[], folder: string): Detection {
  const ran = results.filter((result) => result.layer === layer && result.tags.includes(tag) && hasRun(result));
  const failed = ran.filter(({ outcome }) => outcome === 'failed');
  return { tag, layer, failed: failed.length, ran: ran.length, red: failuresOf(failed, folder) };
}

const hasRun = ({ outcome }: TestResult) => outcome !== 'skipped';

/**
 * Injects one fault in a sandbox, runs the tests of the rules that it names, and restores the file.
 * @param originalSite provides a folder with the site built without faults
 * @throws if the fault does not apply, the site does not build with it, or no test of one of the rules fails
 */
export async function injectFault(
  project: Project,
  sandbox: Sandbox,
  fault: Fault,
  originalSite: () => Promise<string>,
): Promise<Entry> {
  const { build, layers } = project;
  const restore = applyFault(sandbox, fault);
  try {
    const results = await testsOfRules(project, sandbox, fault.rules, {
      async prepare(layer) {
        if (!build || !layers[layer]?.built) return;
        if (build.notBuilt.test(fault.file)) {
          rmSync(join(sandbox.folder, build.output), { recursive: true, force: true });
          cpSync(await originalSite(), join(sandbox.folder, build.output), { recursive: true });
        } else await buildIn(project, sandbox);
      },
    });
    const detections = fault.rules
      .flatMap((tag) => layersOf(project, tag).map((layer) => detectionOf(tag, layer, results, sandbox.folder)))
      .filter(({ failed }) => failed > 0);
    const undetected = fault.rules.filter((tag) => !detections.some((detection) => detection.tag === tag));
    if (undetected.length > 0) throw new Error(`not detected by any test of ${undetected.join(', ')}`);
    restore();
    return { ...(await faultBasis({ ...project, root: sandbox.folder }, fault, detections)), detections };
  } finally {
    restore();
  }
}

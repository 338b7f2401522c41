import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation, Project, Setup } from '../config';
import type { Fault, MutatedFile } from '../declarations';
import { hash } from '../hash';
import type { Detection } from '../records';
import { importsOf } from './imports';
import { changedValues, type Values, valuesOf } from './values';

/** Hashes of what a proof rests on; if one of them changes, the proof is stale. */
export interface Fingerprint {
  /** Of the fault's definition: its text changes and the rules that it names. */
  readonly definition: string;
  /** Of the lines around the change that the fault makes; of the whole file that is mutated. */
  readonly place: string;
  /** Of the test files that detected it and what they import, except the contract's data. */
  readonly tests: string;
  /** Of the configuration and set-up of their layers, and the locked versions of the packages that these name. */
  readonly setup: string;
}

/** All that a proof rests on. */
export interface Basis {
  readonly fingerprint: Fingerprint;
  /** The contract's data that the detecting tests import. */
  readonly values: Values;
}

/** Lines around a change that count as its place, as in a patch. */
const contextLines = 3;

const contents = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

function placeOf(text: string, find: string): string {
  const [before = '', ...after] = text.split(find);
  const above = before.split('\n').slice(-contextLines - 1);
  const below = after
    .join(find)
    .split('\n')
    .slice(0, contextLines + 1);
  return [...above, find, ...below].join('\n');
}

/** Locked versions, by npm's lock file. */
function versionsOf(root: string, names: readonly string[]): readonly string[] {
  const { packages = {} } = JSON.parse(contents(root, 'package-lock.json') || '{}') as {
    packages?: Readonly<Record<string, { readonly version?: string }>>;
  };
  return names.map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`);
}

function setupHash(root: string, all: readonly Setup[]): string {
  const files = all.flatMap(({ setup = [] }) => setup).flatMap((file) => [file, contents(root, file)]);
  return hash(
    ...files,
    ...versionsOf(
      root,
      all.flatMap(({ packages = [] }) => packages),
    ),
  );
}

/** The files of the tests that failed. */
function detectingTestsOf(detections: readonly Detection[]): readonly string[] {
  const tests = detections.flatMap(({ red }) => red.flatMap((failure) => failure.tests));
  return [...new Set(tests.map((test) => test.split(' > ')[0] ?? ''))].sort();
}

/** What `basisOf` reads. */
interface Parts {
  readonly definition: string;
  readonly place: string;
  /** The test files that detected it. */
  readonly tests: readonly string[];
  readonly layers: readonly string[];
  /** Set-ups besides those of the layers. */
  readonly setups: readonly Setup[];
}

type Place = Pick<Project, 'root' | 'product' | 'data' | 'files' | 'layers'>;

async function basisOf(
  { root, product, data, files, layers }: Place,
  { definition, place, tests, ...of }: Parts,
): Promise<Basis> {
  const present = tests.filter((file) => existsSync(join(root, file)));
  // Tests name rules with their revisions, so the text of their table does not change what a test does.
  const imports = [...importsOf(root, product, present)].filter(([file]) => file !== files.rules);
  const isData = (file: string) => data.test(file) && !tests.includes(file);
  const sources = imports.flatMap(([file]) => (isData(file) ? [] : [file, contents(root, file)]));
  const values = await Promise.all(
    imports.filter(([file]) => isData(file)).map(([file, names]) => valuesOf(root, file, names)),
  );
  const setups = [...of.layers.flatMap((layer) => layers[layer] ?? []), ...of.setups];
  return {
    fingerprint: {
      definition: hash(definition),
      place: hash(place),
      tests: hash(...tests, ...sources),
      setup: setupHash(root, setups),
    },
    values: Object.assign({}, ...values),
  };
}

/** What the proof of a fault rests on, in its current state. @param detections the tests that detected it */
export function faultBasis(project: Place, fault: Fault, detections: readonly Detection[]): Promise<Basis> {
  return basisOf(project, {
    definition: JSON.stringify(fault),
    place: placeOf(contents(project.root, fault.file), fault.find),
    tests: detectingTestsOf(detections),
    layers: [...new Set(detections.map(({ layer }) => layer))].sort(),
    setups: [],
  });
}

/**
 * What a mutation run rests on: the file, its tests, and its mutants that are listed as equivalent.
 * @param killers the test files that killed mutants
 */
export function mutationBasis(
  project: Place,
  mutation: Mutation,
  { file, tests }: MutatedFile,
  killers: readonly string[],
): Promise<Basis> {
  const listed = mutation.equivalents.filter((equivalent) => equivalent.file === file);
  return basisOf(project, {
    definition: JSON.stringify({ file, tests, listed }),
    place: contents(project.root, file),
    tests: killers,
    layers: [mutation.layer],
    setups: [mutation],
  });
}

const reasons: Readonly<Record<keyof Fingerprint, string>> = {
  definition: 'the definition of the fault has changed',
  place: 'the code that it changes has changed',
  tests: 'a test that detected it has changed',
  setup: 'the configuration, set-up or a package of its tests has changed',
};

/** Why a recorded proof is stale; undefined if it is current. */
export function staleness(recorded: Basis, now: Basis): string | undefined {
  const changed = (Object.keys(reasons) as (keyof Fingerprint)[])
    .filter((part) => recorded.fingerprint[part] !== now.fingerprint[part])
    .map((part) => reasons[part]);
  const values = changedValues(recorded.values, now.values);
  const read = values.length > 0 ? [`values that its tests read have changed: ${values.join(', ')}`] : [];
  return [...changed, ...read].join('; ') || undefined;
}

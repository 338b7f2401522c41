import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** Set for a workspace. */
  readonly link?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Package;
const dependenciesOf = ({ dependencies, devDependencies }: Package) => ({ ...dependencies, ...devDependencies });
/** The locked packages by path: those from the registry, and the workspaces. */
const lockOf = (folder: string) => {
  const { packages } = JSON.parse(read(join(folder, 'package-lock.json'))) as { packages: Record<string, Package> };
  const registry = Object.entries(packages).filter(([path, { link }]) => /^node_modules\//.test(path) && !link);
  return { packages, registry };
};

/** The rows of the table in docs: name, version, license, purpose. */
const listed = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (\S+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', version, license, purpose]) => ({ name, version, license, purpose }),
);
const byName = <Row extends { name: string }>(a: Row, b: Row) => a.name.localeCompare(b.name);

const single =
  'MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2.0|BlueOak-1.0.0|CC0-1.0|CC-BY-4.0|Python-2.0|Zlib|OFL-1.1|MPL-2.0|LGPL-3.0-or-later';
/** One known license, several of them together, or a choice that begins with one. */
const known = new RegExp(`^(?:\\(?(?:${single})(?: AND (?:${single}))*\\)?|\\(?(?:${single}) OR .+)$`);
/** MIT and BSD, in an older form that the lock file does not contain. */
const licensedInText = ['node_modules/svg-tags', 'node_modules/parse-cache-control'];

/** The npm workspaces, whose packages are in the project's own lock file. */
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: readonly string[] };
const manifests = ['.', ...workspaces, 'tools/bench'].map((folder) => ({
  folder,
  manifest: manifestOf(folder),
  lock: lockOf(workspaces.includes(folder) ? '.' : folder),
}));

test.each(manifests)('packages of $folder are pinned, hashed, and under known licenses', meta, ({ manifest, lock }) => {
  for (const [name, wanted] of Object.entries(dependenciesOf(manifest))) {
    const version = wanted.replace(/^npm:.*@/, '');
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  expect(lock.registry.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const unknown = lock.registry.filter(
    ([path, { license = '' }]) => !known.test(license) && !licensedInText.includes(path),
  );
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test('the docs list exactly the packages that the project names, with their purpose', meta, () => {
  const named = manifests.flatMap(({ manifest, lock }) =>
    Object.keys(dependenciesOf(manifest)).map((name) => {
      const { version, license } = lock.packages[`node_modules/${name}`] ?? {};
      return { name, version, license, purpose: expect.stringMatching(/^[A-Z].{10,}\.$/) };
    }),
  );
  const unique = [...new Map(named.map((row) => [row.name, row])).values()];
  expect(listed.toSorted(byName)).toEqual(unique.toSorted(byName));
});

test('installing runs no script', meta, () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const { scripts = {} } = manifestOf('.');
  expect(Object.keys(scripts).filter((name) => /^(?:(?:pre|post)|install$|prepare)/.test(name))).toEqual([]);
  const withScripts = lockOf('.').registry.filter(([, { hasInstallScript }]) => hasInstallScript);
  // Both work without: esbuild verifies its binary; msw copies its worker into projects that configure this.
  expect(withScripts.map(([path]) => path)).toEqual(['node_modules/esbuild', 'node_modules/msw']);
});

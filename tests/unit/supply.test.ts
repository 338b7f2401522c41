import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';

interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** Set for a workspace. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Package;
const lockOf = (folder: string) =>
  (JSON.parse(read(join(folder, 'package-lock.json'))) as { packages: Readonly<Record<string, Package>> }).packages;

/** The rows of the table in docs: name, version, license, purpose. */
const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| (\S+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', version = '', license = '', purpose = '']) => ({ name, version, license, purpose }),
);

const single =
  'MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2.0|BlueOak-1.0.0|CC0-1.0|CC-BY-4.0|Python-2.0|Zlib|OFL-1.1|MPL-2.0|LGPL-3.0-or-later';
/** One known license, several of them together, or a choice that begins with one. */
const known = new RegExp(`^(?:\\(?(?:${single})(?: AND (?:${single}))*\\)?|\\(?(?:${single}) OR .+)$`);
/** MIT and BSD, in an older form that the lock file does not contain. */
const licensedInText = ['node_modules/svg-tags', 'node_modules/parse-cache-control'];

/** The npm workspaces, whose packages are in the project's own lock file. */
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: readonly string[] };
const folders = ['.', ...workspaces, 'tools/bench'];

for (const folder of folders) {
  const own = json(join(folder, 'package.json'));
  const lock = lockOf(workspaces.includes(folder) ? '.' : folder);
  const root = workspaces.includes(folder) ? folder : '';
  const direct = Object.entries({ ...own.dependencies, ...own.devDependencies });
  /** Packages from the registry: neither the project nor its workspaces. */
  const installed = Object.entries(lock).filter(([path, { link }]) => /^node_modules\//.test(path) && !link);

  describe(`dependencies of ${folder === '.' ? 'the project' : folder}`, () => {
    for (const [name, wanted] of direct) {
      const version = wanted.replace(/^npm:.*@/, '');
      const locked = lock[`node_modules/${name}`];

      test(`${name} is pinned to its locked version`, meta, () => {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/);
        expect(locked?.version).toBe(version);
      });

      test(`${name} is listed in the docs with version, license and purpose`, meta, () => {
        const found = rows.filter((row) => row.name === name);
        expect(found).toEqual([
          { name, version, license: locked?.license, purpose: expect.stringMatching(/^[A-Z].{10,}\.$/) },
        ]);
      });
    }

    test('the lock file matches package.json', meta, () => {
      expect(lock[root]?.dependencies ?? {}).toEqual(own.dependencies ?? {});
      expect(lock[root]?.devDependencies ?? {}).toEqual(own.devDependencies ?? {});
    });

    test('every locked package has a known license', meta, () => {
      const unknown = installed.filter(
        ([path, { license }]) => !known.test(license ?? '') && !licensedInText.includes(path),
      );
      expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
    });

    test('every locked package has an integrity hash', meta, () => {
      const without = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
      expect(without.map(([path]) => path)).toEqual([]);
    });
  });
}

test('the list of dependencies in the docs has no further package', meta, () => {
  const manifests = folders.map((folder) => json(join(folder, 'package.json')));
  const direct = new Set(manifests.flatMap((own) => Object.keys({ ...own.dependencies, ...own.devDependencies })));
  expect(rows.map(({ name }) => name).sort()).toEqual([...direct].sort());
});

test('npm runs no install scripts of packages', meta, () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('the project has no install scripts', meta, () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  expect(Object.keys(scripts).filter((name) => /^(?:(?:pre|post)|install$|prepare)/.test(name))).toEqual([]);
});

test('only the two packages that work without their install scripts have any', meta, () => {
  const found = Object.entries(lockOf('.')).filter(([, { hasInstallScript }]) => hasInstallScript);
  // esbuild verifies its binary; msw copies its worker into projects that configure this in package.json.
  expect(found.map(([path]) => path)).toEqual(['node_modules/esbuild', 'node_modules/msw']);
});

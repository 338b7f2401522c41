import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conditionPaths, paths, programPaths, substancePaths } from '../../../src/routing/paths';
import { addRoutes, withPaths } from '../../../tools/bench/more-routes';
import { meta } from '../../support/covers';
import { projectFolder } from '../../support/project-folder';

const source = "export const aPaths = [\n  '/a',\n] as const;\n\nexport const bPaths = [\n  '/b',\n] as const;\n";

test('more addresses stand at the end of their list', meta, () => {
  expect(withPaths(source, 'bPaths', ['/b-2', '/b-3'])).toBe(
    source.replace("'/b',\n", "'/b',\n  '/b-2',\n  '/b-3',\n"),
  );
});

test('a list that is not there stops it', meta, () => {
  expect(() => withPaths(source, 'cPaths', ['/c'])).toThrow('cPaths');
});

const copied = [
  { folder: 'conditions', list: conditionPaths },
  { folder: 'substances', list: substancePaths },
  { folder: 'programs', list: programPaths },
];
const originals = copied.flatMap(({ folder, list }) => list.map((path) => `src/content/${folder}${path}.ts`));

test('each page more is an address and a file, whatever their number', meta, async () => {
  const paths =
    'export const conditionPaths = [];\nexport const substancePaths = [];\nexport const programPaths = [];\n';
  const contents = Object.fromEntries(originals.map((file) => [file, file]));
  const { root } = projectFolder({ ...contents, 'src/routing/paths.ts': paths });
  await addRoutes(root, originals.length + 1);
  const added = (await readFile(join(root, 'src/routing/paths.ts'), 'utf8')).match(/'\/[\w-]+'/g) ?? [];
  expect(new Set(added).size).toBe(originals.length + 1);
  expect(added).toContain("'/depression-3'");
  expect(await readFile(join(root, 'src/content/conditions/depression-3.ts'), 'utf8')).toBe(
    'src/content/conditions/depression.ts',
  );
});

test('the lists that grow are in the real registry', meta, async () => {
  const registry = await readFile('src/routing/paths.ts', 'utf8');
  const grown = withPaths(registry, 'programPaths', ['/one-more']);
  expect(grown.match(/'\/[\w-]*'/g)).toHaveLength(paths.length + 1);
});

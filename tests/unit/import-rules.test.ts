import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';
import { projectFolder } from '../support/project-folder';

/** The folders of `src`, from the lowest: a module imports from its own folder and from lines above its own, no others. */
const order: readonly (readonly string[])[] = [
  ['site', 'routing/paths'],
  ['content/types', 'content/conditions/adhd'],
  ['components/example', 'components/Icon/Icon'],
  ['contact/ContactForm'],
  ['layout/Header', 'pages/home'],
  ['routing/routes', 'routing/pages', 'routing/use-prefetch', 'seo/PageHead', 'app', 'main', 'prerender'],
];
/** What no module of `src` imports. */
const outside = ['spec/rules', 'tests/support/covers', 'e2e/support/test', 'tools/build/build'];

interface Import {
  readonly folder: string;
  readonly code: string;
}

const importing = (folder: string, path: string): Import => ({
  folder,
  code: `import { something } from '${path}';\nexport const used = something;\n`,
});
const importBetween = (importer: string, imported: string) => {
  const folder = posix.dirname(importer);
  const path = posix.relative(folder, imported);
  return importing(folder, path.startsWith('.') ? path : `./${path}`);
};

const modules = order.flatMap((names, rank) => names.map((name) => ({ name, rank, folder: name.split('/')[0] })));
/** The modules whose imports are restricted: all but the lowest, which import nothing, and the application. */
const restricted = modules.filter(({ rank }) => rank > 0 && rank < order.length - 1);
const importsWithin = (wanted: boolean) =>
  restricted.flatMap((importer) =>
    modules
      .filter(({ name, rank, folder }) => {
        const mayImport = rank < importer.rank || folder === importer.folder;
        return name !== importer.name && mayImport === wanted;
      })
      .map(({ name }) => importBetween(`src/${importer.name}`, `src/${name}`)),
  );

const forbidden: readonly Import[] = [
  ...importsWithin(false),
  ...modules.flatMap(({ name }) => outside.map((path) => importBetween(`src/${name}`, path))),
  ...['../src/site', '../tests/support/covers', 'react', 'vitest', 'node:fs'].map((path) => importing('spec', path)),
  ...['../../src/site', '../../tests/support/covers', 'react'].map((path) => importing('spec/extensions', path)),
  { folder: 'src/pages', code: "import type { Rule } from '../../spec/rules';\nexport type Used = Rule;\n" },
  { folder: 'src/pages', code: "export { rules } from '../../spec/rules';\n" },
  { folder: 'src/pages', code: "export const later = () => import('../../spec/rules');\n" },
];

const allowed: readonly Import[] = [
  ...importsWithin(true),
  importing('spec', './routes'),
  importing('spec', './extensions/rules'),
  importing('spec/extensions', '../routes'),
];

/** Lints modules with the project's configuration; returns those whose imports it rejects. */
function rejected(imports: readonly Import[]): readonly string[] {
  const files = Object.fromEntries(imports.map(({ folder, code }, index) => [`${folder}/file-${index}.ts`, code]));
  const project = projectFolder(files);
  for (const file of ['biome.json', 'package.json', '.gitignore'])
    copyFileSync(join(projectRoot, file), join(project, file));
  const biome = join(projectRoot, 'node_modules/.bin/biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, options, { cwd: project, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const found = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  const paths = new Set(found.map(({ location }) => location.path));
  return Object.entries(files).flatMap(([path, code]) => (paths.has(path) ? `${posix.dirname(path)}: ${code}` : []));
}

const lines = (imports: readonly Import[]) => imports.map(({ folder, code }) => `${folder}: ${code}`);

test('the linter rejects each import against the order of the folders', meta, () => {
  expect(rejected(forbidden)).toEqual(lines(forbidden));
});

test('the linter accepts all other imports', meta, () => {
  expect(rejected(allowed)).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';
import { projectFolder } from '../support/project-folder';

/** What modules of these folders must not import: what stands above them in `src`, and what is no part of the site. */
const forbidden: readonly (readonly [folder: string, ...imported: string[]])[] = [
  ['src', '../spec/rules', '../tests/support/covers', '../e2e/support/test', '../tools/vite/prerender'],
  ['src/content', '../components/Card/Card', '../contact/ContactForm', '../layout/Header', '../pages/home', '../App'],
  ['src/content/conditions', '../../components/Card/Card', '../../navigation/load-page', '../../../spec/routes'],
  ['src/components', '../contact/ContactForm', '../layout/Header', '../navigation/load-page'],
  ['src/components/Card', '../../contact/fields', '../../layout/Header', '../../pages/home', '../../seo/PageHead'],
  ['src/contact', '../layout/Header', '../pages/home', '../navigation/use-prefetch', '../main', '../../spec/rules'],
  ['src/pages', '../layout/Header', '../App', '../navigation/load-page', '../prerender', '../../spec/rules'],
  ['src/layout', '../pages/home', '../App', '../navigation/load-page', '../../tests/support/covers'],
  ['spec', '../src/site', '../tests/support/covers', 'react', 'vitest', 'node:fs'],
  ['spec/extensions', '../../src/site', '../../tests/support/covers', 'react'],
];
/** Lints each import, in a file of its own, with the project's configuration; returns those that it rejects. */
function rejected(imports: readonly (readonly [folder: string, code: string])[]) {
  const files = Object.fromEntries(imports.map(([folder, code], index) => [`${folder}/file-${index}.ts`, code]));
  const project = projectFolder(files);
  for (const file of ['biome.json', 'package.json', '.gitignore'])
    copyFileSync(join(projectRoot, file), join(project, file));
  const biome = join(projectRoot, 'node_modules/.bin/biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, options, { cwd: project, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  const found = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  const paths = new Set(found.map(({ location }) => location.path));
  return imports.filter((_, index) => paths.has(Object.keys(files)[index] ?? ''));
}

const imports = forbidden.flatMap(([folder, ...paths]) =>
  paths.map((path) => [folder, `import { thing } from '${path}';\nexport const used = thing;\n`] as const),
);
const otherForms = [
  "import type { Rule } from '../../spec/rules';\nexport type Used = Rule;\n",
  "export { rules } from '../../spec/rules';\n",
  "export const later = () => import('../../spec/rules');\n",
].map((code) => ['src/pages', code] as const);

// That it accepts the others, linting the project shows.
test('the linter rejects each import against the order of the folders', meta, () => {
  expect(rejected([...imports, ...otherForms])).toEqual([...imports, ...otherForms]);
});

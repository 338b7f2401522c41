import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Site } from '../../../src/site.schema';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { readyOn } from '../../../tests/support/ready-clinic';
import { differences } from '../dist';
import type { Environment } from '../environment';
import { inputsOf } from '../stamp';

const site = readyOn('2027-06-30');

interface Project {
  readonly site: Site;
  readonly env: Environment;
}

const append = (file: string) => (root: string) => appendFileSync(join(root, file), 'more');
const unixToWindows = (file: string) => (root: string) =>
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replaceAll('\n', '\r\n'));

// biome-ignore format: a table, one entry per change
test.each<readonly [what: string, changed: readonly string[], change: (root: string) => unknown, project: Partial<Project>]>([
  ['a fact', ['src/site.ts'], () => {}, { site: { ...site, city: 'Fresno' } }],
  ['a confirmation, which no page shows', [], () => {}, { site: { ...site, confirmed: {} } }],
  ['a variable', ['the variables (environment or .env file)'], () => {}, { env: { VITE_SITE_URL: 'https://clinic.org' } }],
  ['a secret variable', [], () => {}, { env: { VITE_SECRET: '1' } }],
  ['a content file', ['src/content/'], append('src/content/home.ts'), {}],
  ['the line breaks of a content file', [], unixToWindows('src/content/home.ts'), {}],
  ['a component', ['the code (src/, tools/ or package-lock.json)'], append('src/App.tsx'), {}],
  ['a test of a tool', [], append('tools/vite/tests/a.test.ts'), {}],
  ['a picture', ['public/'], append('public/media/a.svg'), {}],
  ['a new document', ['public/'], append('public/notice.pdf'), {}],
])('the stamp of a build shows which inputs have changed after a change of %s', untraced, (_what, changed, change, project) => {
  const root = projectFolder({
    'src/content/home.ts': 'one\ntwo\n',
    'src/App.tsx': '',
    'tools/vite/tests/a.test.ts': '',
    'public/media/a.svg': '<svg/>',
  });
  const now = (of: Partial<Project>) => inputsOf(root, of.site ?? site, of.env ?? {});
  const before = now({});
  change(root);
  expect(differences(before, now(project))).toEqual(changed);
});

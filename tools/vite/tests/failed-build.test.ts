import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { projectRoot } from '../../project-root';

const build = `
  import { createBuilder } from 'vite';
  import { references } from '${projectRoot}/tools/vite/check-references.ts';
  import { types } from '${projectRoot}/tools/vite/check-types.ts';
  import { variables } from '${projectRoot}/tools/vite/variables.ts';
  const page = { name: 'page', buildApp: (builder) => builder.build(builder.environments.client) };
  const plugins = [types(), page, references(), variables()];
  const builder = await createBuilder({ configFile: false, logLevel: 'silent', plugins });
  await builder.buildApp();
`;

/** The content of each file. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** Builds a small project in a separate process. @returns its exit status and output */
function buildOf(files: Files) {
  const root = projectFolder({
    'tsconfig.json': '{ "compilerOptions": { "types": [] }, "include": ["src"] }',
    'src/home.ts': '',
    'index.html': '<!doctype html><title>Page</title>',
    'build.mts': build,
    ...files,
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const command = ['--import', `${projectRoot}/node_modules/tsx/dist/loader.mjs`, 'build.mts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

test('a build without problems prints nothing', untraced, () => {
  expect(buildOf({})).toEqual({ status: 0, printed: '' });
});

// biome-ignore format: a table, one entry per project
test.each<readonly [what: string, files: Files, says: string]>([
  ['a link that is a type error', { 'src/home.ts': "export const to: '/jobs' = '/none';" }, 'src/home.ts(1,14): error'],
  ['a source file in Windows-1252', { 'src/home.ts': Buffer.from("export const name = 'Café';", 'latin1') }, 'src/home.ts:1  The file cannot be read: this line is not UTF-8'],
  ['a link to a section that does not exist', { 'index.html': '<a href="/#none"></a>' }, 'index.html refers to /#none, which does not exist.'],
  ['an .env file in public/', { 'public/.env': 'SECRET=1' }, 'public/.env  All files in public/ are published'],
  ['an .env file in UTF-16', { '.env': 'A\0=\0' }, '.env:1  The file cannot be read: it is UTF-16'],
])('a build fails on %s', untraced, (_what, files, says) => {
  expect(buildOf(files)).toEqual({ status: 1, printed: expect.stringContaining(says) });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitAll } from '../files';
import type { Trace } from '../model';
import { meta } from '../tags';
import { packagesFolder, temporaryFolder, toolFolder } from './support/project';

/** The code blocks of the README in a language. */
const readme = readFileSync(join(toolFolder, 'README.md'), 'utf8');
const blockOf = (language: string) =>
  (new RegExp(`\`\`\`${language}\n([^\`]+)\`\`\``).exec(readme)?.[1] ?? '').replaceAll('\n   ', '\n').trim();
const commands = blockOf('sh').split('\n');

const { folder, remove } = temporaryFolder({
  'package.json': blockOf('json'),
  '.gitignore': 'node_modules\nreports\n.prove\n',
});
const { VITEST: _, ...env } = process.env;

function run(command: string) {
  const [program = '', ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

/** A new project with the example's files, as the README says, and the commands that it names. */
const outcomes = new Map<string, ReturnType<typeof run>>();
beforeAll(() => {
  const parts = ['prove', 'report', ...readdirSync(toolFolder).filter((name) => name.endsWith('.ts'))];
  for (const part of parts) cpSync(join(toolFolder, part), join(folder, 'tools/trace', part), { recursive: true });
  for (const name of readdirSync(join(toolFolder, 'example'))) {
    const text = readFileSync(join(toolFolder, 'example', name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll("'../", "'./tools/trace/"));
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['.bin', 'vitest', 'tsx']) {
    symlinkSync(join(packagesFolder, name), join(folder, 'node_modules', name), 'junction');
  }
  commitAll(folder);
  for (const command of commands) outcomes.set(command, run(command));
}, 120_000);
afterAll(remove);

for (const command of commands) {
  test(`“${command}” succeeds on the example of the README`, meta, () => {
    expect(outcomes.get(command)).toMatchObject({ status: 0 });
  });
}

test('the trace of the example ends as the README says', meta, () => {
  const [, last = ''] = /The last command prints `([^`]+)`/.exec(readme) ?? [];
  expect(outcomes.get('npm run trace')?.output).toContain(last);
});

test('the rule of the example is tested, and proved by its fault', meta, () => {
  const { rows }: Trace = JSON.parse(readFileSync(join(folder, 'reports/trace.json'), 'utf8'));
  expect(rows).toMatchObject([
    {
      result: 'passed',
      faults: [{ id: 'same-greeting', noticed: 'greeting.test.ts > the greeting names the visitor' }],
    },
  ]);
});

test('the trace of the example fails once the product has changed', { ...meta, timeout: 60_000 }, () => {
  const file = join(folder, 'greeting.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{name}', '{name.trim()}'));
  const { status, output } = run('npm run trace');
  expect(status).toBe(1);
  expect(output).toContain('the last complete run tested another state of the project');
  expect(output).toContain('No longer apply: same-greeting (greeting.ts)');
});

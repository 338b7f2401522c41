import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyClinic } from '../../../tests/support/clinics';
import { runs } from '../../../tests/support/seed';
import { projectRoot } from '../../project-root';

// In ms. Each of these tests renders all pages, and the machine may be busy.
const timeout = 300_000;
const config = 'tests/second-clinic/vitest.config.ts';
// The approved texts have the facts of src/site.ts.
const options = ['--root=.', '--project=unit: pages', '--exclude=**/approved-text.test.ts', '--reporter=dot'];

const drawn = fc.sample(anyClinic, runs(10)).map((clinic, at) => [at + 1, clinic] as const);

test.each(drawn)('the pages of any valid clinic pass all tests: clinic %i', { timeout }, (_number, clinic) => {
  const env = { ...process.env, CLINIC: JSON.stringify(clinic), NO_COLOR: '1' };
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...options];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: projectRoot, env, encoding: 'utf8' });
  expect(status, `${stderr}\nThe facts of the clinic: ${env.CLINIC}`).toBe(0);
});

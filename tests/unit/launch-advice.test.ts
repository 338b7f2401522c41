import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { launchOutcome } from '../../tools/launch-check/advice';
import type { Finding } from '../../tools/launch-check/finding';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';

const off = { announceSendFailure: false, correctedCards: false };
const names = ['announceSendFailure', 'correctedCards'] as const;
const finding: Finding = {
  group: 'identity',
  what: 'The insurers are invented.',
  where: 'src/site.ts',
  todo: 'Enter your own.',
};
const rule = meta;

/** The paragraph of the report about an option. */
const paragraphOn = (name: string, text: string) =>
  text.split('\n\n').find((paragraph) => paragraph.includes(name)) ?? '';

describe.each(names)('launch check with the option %s', (name) => {
  test('off recommends it with what, where and why', rule, () => {
    expect(paragraphOn(name, launchOutcome([], off).text)).toMatch(
      new RegExp(
        `^We recommend: set ${name} to true\\.\n {3}What: .+\n {3}Where: src/site.ts, options.${name}\n {3}Why: .*patient`,
      ),
    );
  });

  test("on names it as the clinic's choice", rule, () => {
    const paragraph = paragraphOn(name, launchOutcome([], { ...off, [name]: true }).text);
    expect(paragraph).toMatch(/^Switched on by the clinic, unlike the specification: .+\n/);
    expect(paragraph).toContain(`   Where: src/site.ts, options.${name}`);
    expect(paragraph).not.toContain('We recommend');
  });
});

test('launch check does not count recommendations and exits 0 without findings', rule, () => {
  const { text, exitCode } = launchOutcome([], off);
  expect(text).toMatch(/\n\nLaunch check: nothing left to change\.$/);
  expect(exitCode).toBe(0);
});

test('launch check counts findings and exits 1', rule, () => {
  const { text, exitCode } = launchOutcome([finding], off);
  expect(text).toContain('1. The insurers are invented.');
  expect(text).toMatch(/\n\nLaunch check: 1 left to change before this site goes live\.$/);
  expect(exitCode).toBe(1);
});

test('npm run launch-check prints both recommendations and the findings, and exits 1', {
  ...rule,
  timeout: 60_000,
}, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/launch-check/main.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
    // Overrides any .env file, so that there are findings on every machine.
    env: { ...process.env, VITE_EMAILJS_USER_ID: '', VITE_SITE_URL: 'http://localhost:4173' },
  });
  for (const name of names) expect(stdout).toContain(`src/site.ts, options.${name}`);
  expect(stdout).toContain('VITE_EMAILJS_USER_ID is not set');
  expect(stdout).toContain('VITE_SITE_URL is "http://localhost:4173"');
  expect(stdout).toMatch(/left to change before this site goes live\.\n$/);
  expect(stderr).not.toContain('Error');
  expect(status).toBe(1);
});

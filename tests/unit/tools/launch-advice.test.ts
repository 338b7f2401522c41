import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { launchOutcome } from '../../../tools/launch-check/advice';
import type { Finding } from '../../../tools/launch-check/checks';
import { projectRoot } from '../../../tools/project-root';
import { covers } from '../../support/covers';

const off = { announceSendFailure: false, correctedCards: false };
const names = ['announceSendFailure', 'correctedCards'] as const;
const finding: Finding = { what: 'The insurers are invented.', where: 'src/site.ts', todo: 'Put your own.' };
const rule = covers('OPTION-RECOMMENDED~1');

/** The paragraph of the report that is about an option. */
const about = (name: string, text: string) => text.split('\n\n').find((paragraph) => paragraph.includes(name)) ?? '';

describe.each(names)('%s', (name) => {
  test('is recommended while it is off: what, where, and why it matters to patients', rule, () => {
    const paragraph = about(name, launchOutcome([], off).text);
    expect(paragraph).toMatch(new RegExp(`^We recommend: set ${name} to true\\.\n`));
    expect(paragraph).toMatch(/\n {3}What: .+\n/);
    expect(paragraph).toContain(`\n   Where: src/site.ts, options.${name}\n`);
    expect(paragraph).toMatch(/\n {3}Why: .*patient/);
  });

  test("is named as the clinic's choice once it is on", rule, () => {
    const paragraph = about(name, launchOutcome([], { ...off, [name]: true }).text);
    expect(paragraph).toMatch(/^Switched on by the clinic, unlike the specification: .+\n/);
    expect(paragraph).toContain(`   Where: src/site.ts, options.${name}`);
    expect(paragraph).not.toContain('We recommend');
  });
});

test('recommendations are not counted, and the exit code is 0', rule, () => {
  const { text, exitCode } = launchOutcome([], off);
  expect(text).toMatch(/\n\nLaunch check: nothing left to change\.$/);
  expect(exitCode).toBe(0);
});

test('findings alone are counted, and the exit code is 1', rule, () => {
  const { text, exitCode } = launchOutcome([finding], off);
  expect(text).toContain('1. The insurers are invented.');
  expect(text).toMatch(/\n\nLaunch check: 1 left to change before this site goes live\.$/);
  expect(exitCode).toBe(1);
});

test('npm run launch-check names both options', { ...rule, timeout: 60_000 }, () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/launch-check/main.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  for (const name of names) expect(stdout).toContain(`src/site.ts, options.${name}`);
});

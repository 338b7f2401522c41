import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { launchOutcome } from '../../../tools/launch-check/advice';
import type { Finding } from '../../../tools/launch-check/checks';
import { projectRoot } from '../../../tools/project-root';
import { covers } from '../../support/covers';

const off = { announceSendFailure: false, correctedCards: false };
const names = ['announceSendFailure', 'correctedCards'] as const;
const finding: Finding = { what: 'The insurers are invented.', where: 'src/site.ts', todo: 'Put your own.' };
const rule = covers('DEPART-RECOMMENDED~1');

/** The paragraph of the report that is about a departure. */
const about = (name: string, text: string) => text.split('\n\n').find((paragraph) => paragraph.includes(name)) ?? '';

describe.each(names)('%s', (name) => {
  test('is recommended while it is off: what, where, and why it matters to patients', rule, () => {
    const paragraph = about(name, launchOutcome([], off).text);
    expect(paragraph).toMatch(new RegExp(`^We recommend: set ${name} to true\\.\n`));
    expect(paragraph).toMatch(/\n {3}What: .+\n/);
    expect(paragraph).toContain(`\n   Where: src/site.ts, departures.${name}\n`);
    expect(paragraph).toMatch(/\n {3}Why: .*patient/);
  });

  test('is named as a departure that the clinic took once it is on', rule, () => {
    const paragraph = about(name, launchOutcome([], { ...off, [name]: true }).text);
    expect(paragraph).toMatch(/^A departure from the specification, taken by the clinic: .+\n/);
    expect(paragraph).toContain(`   Where: src/site.ts, departures.${name}`);
    expect(paragraph).not.toContain('We recommend');
  });
});

test('what is recommended is not counted, and the command ends well', rule, () => {
  const { text, exitCode } = launchOutcome([], off);
  expect(text).toMatch(/\n\nLaunch check: nothing left to change\.$/);
  expect(exitCode).toBe(0);
});

test('what must change is still counted alone, and the command ends with 1', rule, () => {
  const { text, exitCode } = launchOutcome([finding], off);
  expect(text).toContain('1. The insurers are invented.');
  expect(text).toMatch(/\n\nLaunch check: 1 left to change before this site goes live\.$/);
  expect(exitCode).toBe(1);
});

test('the command itself names both', { ...rule, timeout: 60_000 }, () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/launch-check/main.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  for (const name of names) expect(stdout).toContain(`src/site.ts, departures.${name}`);
});

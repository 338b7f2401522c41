import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { languages, notices as rows } from '../../spec/extensions/notices';
import { notices } from '../../src/content/notices';
import { checkLaw } from '../../tools/launch-check/law';
import { launchJson, launchReport } from '../../tools/launch-check/report';
import { checkReviews } from '../../tools/launch-check/reviews';
import { confirmedLaw } from '../../tools/launch-check/tests/confirmed';
import { projectRoot } from '../../tools/project-root';
import { covers } from '../support/covers';

const rule = covers('LAW-LAUNCH~2');
const day = '2026-11-22';
const today = new Date(2027, 10, 22, 12);
const law = confirmedLaw(day);

test('launch check accepts notices that were confirmed up to a year ago', rule, () => {
  expect(checkLaw(law, today)).toEqual([]);
});

describe('launch check asks for', () => {
  for (const { heading } of rows) {
    test(`the notice "${heading}" that nobody confirmed`, rule, () => {
      const id = notices.find((notice) => notice.heading === heading)?.id ?? '';
      const { [id]: _, ...confirmed } = law.confirmed;
      const where = `src/site.ts, law.confirmed['${id}']`;
      expect(checkLaw({ ...law, confirmed }, today)).toEqual([
        expect.objectContaining({ group: 'law', where, what: expect.stringContaining(`“${heading}”`) }),
      ]);
    });
  }

  for (const wrong of ['2026-11-21', '2026-02-30', '11/22/26', '']) {
    test(`a notice that was confirmed on "${wrong}"`, rule, () => {
      const confirmed = { ...law.confirmed, relay: wrong };
      expect(checkLaw({ ...law, confirmed }, new Date(2027, 10, 22, 0))).toEqual([
        expect.objectContaining({ where: "src/site.ts, law.confirmed['relay']" }),
      ]);
    });
  }

  for (const field of ['stateStatusList', 'openPayments'] as const) {
    test(`the link that the law asks for: ${field}`, rule, () => {
      const officialLinks = { ...law.officialLinks, [field]: '' };
      expect(checkLaw({ ...law, officialLinks }, today)).toEqual([
        expect.objectContaining({ group: 'law', where: `src/site.ts, law.officialLinks.${field}` }),
      ]);
    });
  }

  for (const { lang } of languages) {
    test(`a translator of ${lang}`, rule, () => {
      const confirmedLanguages = law.confirmedLanguages.filter((one) => one !== lang);
      expect(checkLaw({ ...law, confirmedLanguages }, today)).toEqual([
        expect.objectContaining({
          where: 'src/site.ts, law.confirmedLanguages',
          what: expect.stringContaining(`(${lang})`),
        }),
      ]);
    });
  }
});

test('launch check asks for nothing about notices that do not apply', rule, () => {
  const facts = { ...law, stateStatus: 'none', federalFunds: false, physiciansOnStaff: false } as const;
  const missing = {
    confirmedLanguages: [],
    officialLinks: { ...law.officialLinks, openPayments: '', stateStatusList: '' },
  };
  expect(checkLaw({ ...facts, ...missing }, today)).toEqual([]);
});

describe('launch check of a review', () => {
  const review = { reviewer: 'Dr. Test', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' };

  test('accepts it on its last day', rule, () => {
    const lastMinute = new Date(2027, 10, 22, 23, 59);
    expect(checkReviews({ '/alcohol': review }, lastMinute, { '/alcohol': '0123abcd' })).toEqual([]);
  });

  test('fails it on the day after', rule, () => {
    expect(checkReviews({ '/alcohol': review }, new Date(2027, 10, 23))).toEqual([
      expect.objectContaining({
        group: 'content',
        where: "src/site.ts, reviews['/alcohol']",
        what: expect.stringContaining('due again on 2027-11-22'),
      }),
    ]);
  });

  test('fails it if the page says something else by now', rule, () => {
    expect(checkReviews({ '/alcohol': review }, today, { '/alcohol': 'abcd0123' })).toEqual([
      expect.objectContaining({
        what: '/alcohol has changed since Dr. Test reviewed it, so it shows no review.',
        todo: expect.stringContaining('abcd0123'),
      }),
    ]);
  });

  test('fails it if it has no such day', rule, () => {
    expect(checkReviews({ '/alcohol': { ...review, on: 'yesterday' } }, today)).toHaveLength(1);
  });
});

test('launch report lists the findings by group', rule, () => {
  const of = (group: 'technology' | 'identity' | 'law') => ({ group, what: `About ${group}.`, where: 'x', todo: 'y' });
  const report = launchReport([of('technology'), of('law'), of('identity'), of('law')]);
  expect(report.match(/^[A-Z]+$|^\d\..*$/gm)).toEqual([
    'IDENTITY',
    '1. About identity.',
    'LAW',
    '2. About law.',
    '3. About law.',
    'TECHNOLOGY',
    '4. About technology.',
  ]);
});

test('launch check as JSON says whether the site is ready', rule, () => {
  expect(JSON.parse(launchJson([], []))).toEqual({ ready: true, left: [], recommended: [] });
});

test('npm run launch-check -- --json prints every finding with its group and place', {
  ...rule,
  timeout: 60_000,
}, () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/launch-check/main.ts', '--json'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, VITE_EMAILJS_USER_ID: '' },
  });
  const { ready, left } = JSON.parse(stdout) as { ready: boolean; left: Record<string, string>[] };
  expect(ready).toBe(false);
  expect(left.map(({ where }) => where)).toEqual(
    expect.arrayContaining([
      'src/site.ts, certification.expires',
      "src/site.ts, law.confirmed['privacy-practices']",
      'src/site.ts, law.confirmedLanguages',
      'src/site.ts, care.mediCal',
      'environment or .env file, VITE_EMAILJS_USER_ID',
    ]),
  );
  expect([...new Set(left.map(({ group }) => group))].sort()).toEqual(['content', 'identity', 'law', 'technology']);
  expect(status).toBe(1);
});

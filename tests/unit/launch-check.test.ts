import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { languages, notices as rows } from '../../spec/extensions/notices';
import { notices } from '../../src/content/notices';
import { launchOutcome, recommended } from '../../tools/launch-check/advice';
import { type CareAndLaw, checkCare } from '../../tools/launch-check/care';
import type { Finding } from '../../tools/launch-check/finding';
import { checkLaw } from '../../tools/launch-check/law';
import { launchJson } from '../../tools/launch-check/report';
import { checkReviews } from '../../tools/launch-check/reviews';
import { confirmedCare, confirmedLaw } from '../../tools/launch-check/tests/confirmed';
import { projectRoot } from '../../tools/project-root';
import { covers } from '../support/covers';

const launch = covers('LAW-LAUNCH~2');
const facts = covers('LAW-FACTS~1');

const law = confirmedLaw('2026-11-22');
const today = new Date(2027, 10, 22, 12);
const tomorrow = new Date(2027, 10, 23);

/** One finding in this place that says this. */
const finding = (group: Finding['group'], place: string, what = '') => [
  expect.objectContaining({ group, where: `src/site.ts, ${place}`, what: expect.stringContaining(what) }),
];

describe('launch check of the notices', () => {
  test('accepts confirmations of up to a year ago, and no older ones', launch, () => {
    expect(checkLaw(law, today)).toEqual([]);
    expect(checkLaw(law, tomorrow).map(({ where }) => where)).toEqual(
      notices.map(({ id }) => `src/site.ts, law.confirmed['${id}']`),
    );
  });

  test(
    'asks for each notice that nobody confirmed, each link that the law asks for, and each translation',
    launch,
    () => {
      const lacking: readonly (readonly [change: Partial<typeof law>, place: string, what?: string])[] = [
        ...rows.map(({ heading }) => {
          const id = notices.find((notice) => notice.heading === heading)?.id ?? '';
          const { [id]: _, ...confirmed } = law.confirmed;
          return [{ confirmed }, `law.confirmed['${id}']`, `“${heading}”`] as const;
        }),
        ...['stateStatusList', 'openPayments'].map((field) => {
          const officialLinks = { ...law.officialLinks, [field]: '' };
          return [{ officialLinks }, `law.officialLinks.${field}`] as const;
        }),
        ...languages.map(({ lang }) => {
          const confirmedLanguages = law.confirmedLanguages.filter((each) => each !== lang);
          return [{ confirmedLanguages }, 'law.confirmedLanguages', `(${lang})`] as const;
        }),
      ];
      for (const [change, place, what] of lacking)
        expect(checkLaw({ ...law, ...change }, today), `${place} ${what}`).toEqual(finding('law', place, what));
    },
  );

  test('asks for nothing about notices that do not apply', launch, () => {
    const none = { ...law, stateStatus: 'none', federalFunds: false, physiciansOnStaff: false } as const;
    const officialLinks = { ...law.officialLinks, openPayments: '', stateStatusList: '' };
    expect(checkLaw({ ...none, confirmedLanguages: [], officialLinks }, today)).toEqual([]);
  });
});

describe('launch check of a review', () => {
  const reviews = { '/alcohol': { reviewer: 'Dr. Test', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' } };
  const place = "reviews['/alcohol']";

  test('accepts it on its last day, and fails it on the next', launch, () => {
    expect(checkReviews(reviews, new Date(2027, 10, 22, 23, 59), { '/alcohol': '0123abcd' })).toEqual([]);
    expect(checkReviews(reviews, tomorrow)).toEqual(finding('content', place, 'due again on 2027-11-22'));
  });

  test('fails it if the page says something else by now', launch, () => {
    const found = checkReviews(reviews, today, { '/alcohol': 'abcd0123' });
    expect(found).toEqual(finding('content', place, '/alcohol has changed since Dr. Test reviewed it'));
    expect(found.map(({ todo }) => todo)).toEqual([expect.stringContaining('abcd0123')]);
  });
});

describe('launch check of the facts about care', () => {
  const complete: CareAndLaw = { care: confirmedCare, law, prescribesOpioidMedicines: true };
  const noPlans = { ...confirmedCare, mediCal: false, medicare: false };

  test('accepts a clinic that has said what visitors ask, also if it said no', facts, () => {
    expect(checkCare(complete)).toEqual([]);
    expect(checkCare({ ...complete, care: { ...noPlans, telehealth: false, freeNaloxone: '' } })).toEqual([]);
  });

  test('asks for each fact that nobody entered', facts, () => {
    const { youngest, programHours, telehealth, mediCal, medicare, messagesAnswered, freeNaloxone } = confirmedCare;
    const asked = { youngest, programHours, telehealth, mediCal, medicare, messagesAnswered, freeNaloxone };
    for (const name of Object.keys(asked)) {
      const care = { ...confirmedCare, [name]: undefined };
      expect(checkCare({ ...complete, care }), name).toEqual(finding('content', `care.${name}`));
    }
  });

  const contradictions: readonly (readonly [what: string, facts: CareAndLaw, field: string])[] = [
    ['takes Medi-Cal without federal funds', { ...complete, care: { ...noPlans, mediCal: true } }, 'federalFunds'],
    ['takes Medicare without federal funds', { ...complete, care: { ...noPlans, medicare: true } }, 'federalFunds'],
    ['takes Medi-Cal without electronic bills', complete, 'coveredEntity'],
    ['takes Medicare outside Part 2', { ...complete, prescribesOpioidMedicines: false }, 'federallyAssisted'],
    ['prescribes opioid medicines outside Part 2', { ...complete, care: noPlans }, 'federallyAssisted'],
    ['has a doctor but no physicians', complete, 'physiciansOnStaff'],
  ];
  test.each(contradictions)('finds the contradiction of a clinic that %s', facts, (_what, clinic, field) => {
    expect(checkCare({ ...clinic, law: { ...law, [field]: false } })).toEqual(finding('law', `law.${field}`));
  });
});

test('launch check prints what it says of the options, then its findings by group', launch, () => {
  const of = (group: Finding['group']) => ({ group, what: `About ${group}.`, where: 'x', todo: 'y' });
  const item = (number: number, group: string) => `${number}. About ${group}.\n   Where: x\n   To do: y`;
  const found = [of('technology'), of('law'), of('identity'), of('law')];
  const { text, exitCode } = launchOutcome(found, { announceSendFailure: false, correctedCards: true });
  expect([...text.split('\n\n'), exitCode]).toEqual([
    expect.stringMatching(
      /^We recommend: set announceSendFailure to true\.\n {3}What: .+\n {3}Where: .+\n {3}Why: .*patient/,
    ),
    expect.stringMatching(/^Switched on by the clinic, unlike the specification: .+\n.+, options.correctedCards$/),
    ...['IDENTITY', item(1, 'identity')],
    ...['LAW', item(2, 'law'), item(3, 'law')],
    ...['TECHNOLOGY', item(4, 'technology')],
    'Launch check: 4 left to change before this site goes live.',
    1,
  ]);
  expect(launchOutcome([], { announceSendFailure: false, correctedCards: false })).toEqual({
    text: expect.stringMatching(/\n\nLaunch check: nothing left to change\.$/),
    exitCode: 0,
  });
  expect(JSON.parse(launchJson([], []))).toEqual({ ready: true, left: [], recommended: [] });
});

test('npm run launch-check -- --json prints findings of all groups, and recommendations', {
  ...launch,
  timeout: 60_000,
}, () => {
  const command = ['--import', 'tsx', 'tools/launch-check/main.ts', '--json'];
  // Overrides any .env file, so that there are findings on every machine.
  const env = { ...process.env, VITE_EMAILJS_USER_ID: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8', env });
  const printed = JSON.parse(stdout) as { ready: boolean; left: Finding[]; recommended: unknown };
  expect({ status, stderr, ready: printed.ready }).toEqual({ status: 1, stderr: '', ready: false });
  expect(new Set(printed.left.map(({ group }) => group))).toEqual(
    new Set(['content', 'identity', 'law', 'technology']),
  );
  expect(printed.recommended).toEqual(recommended({ announceSendFailure: false, correctedCards: false }));
});

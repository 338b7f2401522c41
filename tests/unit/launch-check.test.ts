import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { languages, notices as rows } from '../../spec/extensions/notices';
import { notices } from '../../src/content/notices';
import { site } from '../../src/site';
import { site as example } from '../../src/site.example';
import type { CareFacts, Insurer } from '../../src/site.schema';
import { launchOutcome, recommended } from '../../tools/launch-check/advice';
import { checkCare } from '../../tools/launch-check/care';
import { checkFictional, fictionalFiles, unchangedFiles } from '../../tools/launch-check/fictional';
import type { Finding } from '../../tools/launch-check/finding';
import { checkLaw } from '../../tools/launch-check/law';
import { launchJson, launchReport } from '../../tools/launch-check/report';
import { checkReviews } from '../../tools/launch-check/reviews';
import { projectRoot } from '../../tools/project-root';
import { subject } from '../support/covers';
import { confirmedCare, confirmedLaw, confirmedOn } from '../support/ready-clinic';

const launch = subject('law');
const facts = subject('facts');

const law = confirmedLaw;
const confirmed = confirmedOn('2026-11-22');
const today = new Date(2027, 10, 22, 12);
const tomorrow = new Date(2027, 10, 23);

/** Matches a single finding, at this place and with this wording. */
const finding = (reader: Finding['reader'], place: string, what = '') => [
  expect.objectContaining({ reader, where: `src/site.ts, ${place}`, what: expect.stringContaining(what) }),
];

const without = (id: string) => Object.fromEntries(Object.entries(confirmed).filter(([key]) => key !== id));

describe('the launch check of the notices', () => {
  test('accepts confirmations up to a year old, and no older ones', launch, () => {
    expect(checkLaw(law, confirmed, today)).toEqual([]);
    expect(checkLaw(law, confirmed, tomorrow).map(({ where }) => where)).toEqual(
      ['law', ...notices.map(({ id }) => id), 'es'].map((id) => `src/site.ts, confirmed['${id}']`),
    );
  });

  test(
    'asks for each missing confirmation of a notice or translation, and forbids a launch without a required link',
    launch,
    () => {
      for (const { heading } of rows) {
        const id = notices.find((notice) => notice.heading === heading)?.id ?? '';
        const found = checkLaw(law, without(id), today);
        expect(found, heading).toEqual(finding('lawyer', `confirmed['${id}']`, `“${heading}”`));
      }
      for (const field of ['stateStatusList', 'openPayments']) {
        const officialLinks = { ...law.officialLinks, [field]: '' };
        const found = checkLaw({ ...law, officialLinks }, confirmed, today);
        expect(found).toEqual(finding('lawyer', `law.officialLinks.${field}`, 'may not go live'));
        expect(launchReport(found, false)).toContain('By law, 1 of these must be resolved first.');
      }
      for (const { lang } of languages)
        expect(checkLaw(law, without(lang), today)).toEqual(finding('lawyer', `confirmed['${lang}']`, `(${lang})`));
    },
  );

  test('asks for nothing about notices that do not apply', launch, () => {
    const none = { ...law, stateStatus: 'none', federalFunds: false, physiciansOnStaff: false } as const;
    const officialLinks = { ...law.officialLinks, openPayments: '', stateStatusList: '' };
    expect(checkLaw({ ...none, officialLinks }, confirmed, today)).toEqual([]);
    // Every site has help in Spanish.
    const found = checkLaw({ ...none, officialLinks }, without('es'), today);
    expect(found).toEqual(finding('lawyer', "confirmed['es']", 'Español (es)?'));
  });

  test('asks whether a notice may be left out, but not for its link', launch, () => {
    const officialLinks = { ...law.officialLinks, openPayments: '' };
    const found = checkLaw({ ...law, officialLinks, leftOut: ['open-payments'] }, without('open-payments'), today);
    expect(found).toEqual(finding('lawyer', "confirmed['open-payments']", 'is left out'));
  });
});

describe('the launch check of a review', () => {
  const reviews = { '/alcohol': { reviewer: 'Dr. Test', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' } };
  const place = "reviews['/alcohol']";

  test('accepts a review on its last day, and rejects it the next day', launch, () => {
    expect(checkReviews(reviews, new Date(2027, 10, 22, 23, 59), { '/alcohol': '0123abcd' })).toEqual([]);
    expect(checkReviews(reviews, tomorrow, { '/alcohol': '0123abcd' })).toEqual(
      finding('clinician', place, 'due again on 2027-11-22'),
    );
  });

  test('rejects a review if the page has changed since', launch, () => {
    const found = checkReviews(reviews, today, { '/alcohol': 'abcd0123' });
    expect(found).toEqual(finding('clinician', place, '/alcohol has changed since Dr. Test reviewed it'));
    expect(found.map(({ todo }) => todo)).toEqual([expect.stringContaining('abcd0123')]);
  });
});

describe('the launch check of the facts about care', () => {
  const check = (care: CareFacts, insurers: readonly Insurer[] = []) => checkCare({ care, insurers }, confirmed, today);

  test('accepts a clinic that has answered every question, even if some answers are no', facts, () => {
    expect(check(confirmedCare)).toEqual([]);
    expect(check({ ...confirmedCare, mediCal: false, telehealth: false, freeNaloxone: '' })).toEqual([]);
  });

  test('asks for each missing fact', facts, () => {
    const notAsked = ['phoneHours', 'languages', 'team', 'visit'];
    for (const name of Object.keys(confirmedCare).filter((fact) => !notAsked.includes(fact))) {
      const { [name as 'youngest']: _, ...care } = confirmedCare;
      expect(check(care), name).toEqual(finding('clinician', `care.${name}`));
    }
    const insurers = [{ name: 'One Plan', network: 'out' }, { name: 'Other Plan' }] as const;
    expect(check(confirmedCare, insurers)).toEqual(finding('clinician', 'insurers', 'Other Plan'));
  });
});

describe('the launch check of the fictional clinic', () => {
  test('reports each fictional fact and file separately', subject('facts'), ({ skip }) => {
    skip(site.name !== example.name, 'This is the site of another clinic');
    // The site still has every fact and file of the example.
    expect(site).toEqual(example);
    expect(unchangedFiles(projectRoot)).toEqual(Object.keys(fictionalFiles));
    const found = checkFictional({ name: 'Our Own', email: site.email }, projectRoot);
    expect(found.map(({ where }) => where)).toEqual(['src/site.ts, email', ...Object.keys(fictionalFiles)]);
    const { city, countyLine } = site;
    const places = (facts: object) => checkFictional(facts, '/nowhere').map(({ where }) => where);
    expect(places({ city: 'Elsewhere', countyLine })).toEqual(
      ['', '.county'].map((part) => `src/site.ts, countyLine${part}`),
    );
    expect(places({ city, countyLine, address: { street: '1 Our Street' } })).toEqual([]);
    // Clinics may share the list of what to bring, but not the place to park.
    const visit = Object.keys(site.care.visit ?? {}).filter((name) => name !== 'bring');
    expect(places({ care: site.care })).toEqual(visit.map((name) => `src/site.ts, care.visit.${name}`));
  });
});

test('the launch check prints a list for each role, and the remedies if asked to explain', launch, () => {
  const of = (reader: Finding['reader']) => ({ reader, what: `About ${reader}.`, where: 'x', todo: 'y' });
  const found = [of('clinician'), of('lawyer'), of('web'), of('lawyer')];
  const { text, exitCode } = launchOutcome(found, { announceSendFailure: false, correctedCards: true });
  expect([...text.split('\n\n'), exitCode]).toEqual([
    'For the web person (1)',
    '  x: About web.',
    'For the lawyer (2)',
    '  x: About lawyer.\n  x: About lawyer.',
    'For the clinician (1)',
    '  x: About clinician.',
    expect.stringContaining("{ by: 'Ana Ruiz, MD', on: '2026-11-22' }"),
    expect.stringMatching(/^Launch check: 4 left .*--explain$/),
    expect.stringMatching(/^Read these aloud/),
    expect.stringContaining(site.address.street),
    expect.stringMatching(
      /^We recommend: set options\.announceSendFailure.*\nSwitched on by the clinic.*correctedCards\)$/,
    ),
    1,
  ]);
  const explained = launchOutcome(found, { announceSendFailure: false, correctedCards: false }, true).text;
  expect(explained).toContain('  x: About web.\n      y');
  expect(explained).toMatch(/set options\.correctedCards to true\. .*patient/);
  expect(launchOutcome([], { announceSendFailure: false, correctedCards: false })).toEqual({
    text: expect.stringMatching(/^Launch check: nothing left to change\.\n\n/),
    exitCode: 0,
  });
  expect(JSON.parse(launchJson([], []))).toEqual({ ready: true, left: [], recommended: [] });
});

test('npm run launch-check -- --json prints findings and recommendations', {
  ...launch,
  timeout: 60_000,
}, () => {
  const command = ['--import', 'tsx', 'tools/launch-check/cli.ts', '--json'];
  // Overrides any .env file, so that there are findings on every machine.
  const env = { ...process.env, VITE_EMAILJS_USER_ID: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8', env });
  const printed = JSON.parse(stdout) as { ready: boolean; left: Finding[]; recommended: unknown };
  expect({ status, stderr, ready: printed.ready }).toEqual({ status: 1, stderr: '', ready: false });
  expect(printed.left.map(({ where }) => where)).toContain('environment or .env file, VITE_EMAILJS_USER_ID');
  expect(printed.recommended).toEqual(recommended(site.options));
});

import { expect, test } from 'vitest';
import { byVideoOf } from '../../src/content/conditions/panic-disorder';
import { residencesOf } from '../../src/content/notices/state';
import { referralsOf, teamOf } from '../../src/content/pages/about-us';
import { payLessOf } from '../../src/content/pages/insurance';
import { emailServiceOf, messagesKeptOf } from '../../src/content/pages/privacy';
import { psychiatricMedicinesOf } from '../../src/content/pages/treatment';
import { childrenOf, familiesOf } from '../../src/content/programs/family-therapy';
import type { Inline } from '../../src/content/rich-text';
import { careOf } from '../../src/content/shared/care';
import { answersOf } from '../../src/content/shared/faq';
import { groupsInSpanish } from '../../src/content/shared/in-spanish';
import { doctorOf, onMethadone } from '../../src/content/shared/medicines';
import { site } from '../../src/site';
import type { CareFacts } from '../../src/site.schema';
import { subject } from '../support/covers';
import { plain } from '../support/text';

const unknown: CareFacts = { phoneHours: 'from noon to midnight', languages: ['English'], team: [] };

function textOf(sentences: readonly Inline[]): string {
  const pieceText = (piece: Inline) => {
    if (typeof piece === 'string') return piece;
    if ('call' in piece) return '{phone}';
    if ('verbatim' in piece) return piece.verbatim;
    return 'strong' in piece ? piece.strong : piece.text;
  };
  return plain(sentences.map(pieceText).join(''));
}

/** All texts that state facts, those of single pages included. */
const textsOf = (facts: CareFacts) => ({
  ...careOf(facts),
  ...answersOf(facts),
  team: teamOf(facts),
  referrals: referralsOf(facts),
  residences: residencesOf(facts),
  onMethadone: onMethadone(facts),
  byVideo: byVideoOf(facts),
  payLess: payLessOf(facts),
  emailService: emailServiceOf(facts),
  messagesKept: messagesKeptOf(facts),
  psychiatricMedicines: psychiatricMedicinesOf(facts),
  families: familiesOf(facts),
  childrenInSessions: childrenOf(facts),
});

type Subject = keyof ReturnType<typeof textsOf>;

/** The wording about a subject, for a clinic that has entered these facts and the required ones. */
const cases: readonly (readonly [subject: Subject, facts: Partial<CareFacts>, wording: string])[] = [
  ['ages', { youngest: 14 }, 'people 14 and older'],
  ['hours', {}, 'from noon to midnight'],
  ['hours', { programHours: 'on weekends' }, 'on weekends'],
  ['languages', { languages: ['English', 'Tagalog', 'Spanish'] }, 'English, Tagalog, and Spanish'],
  ['telehealth', { telehealth: true }, 'Some appointments can be by video'],
  ['telehealth', { telehealth: false }, "don't offer"],
  ['team', { team: ['a nurse', 'two counselors'] }, 'a nurse and two counselors'],
  ['messages', { messagesAnswered: 'every evening' }, 'every evening'],
  ['naloxone', { freeNaloxone: 'at the harbor library' }, 'at the harbor library'],
  ['psychiatricMedicines', { prescribesPsychiatricMedicines: true }, 'We prescribe medicines for mental health here.'],
  ['psychiatricMedicines', { prescribesPsychiatricMedicines: false }, "We don't prescribe medicines for mental health"],
  ['whoPrescribes', {}, 'ask whether we prescribe medicines for mental health'],
  ['whoPrescribes', { prescribesPsychiatricMedicines: true }, 'We prescribe these medicines here.'],
  ['whoPrescribes', { prescribesPsychiatricMedicines: false }, "We don't prescribe these medicines. See who does."],
  ['alcoholMedicines', {}, 'Ask us whether we prescribe them'],
  ['alcoholMedicines', { prescribesForAlcohol: true }, 'We prescribe them here.'],
  ['alcoholMedicines', { prescribesForAlcohol: false }, "We don't prescribe them."],
  ['contingencyManagement', {}, 'Ask us whether we offer it'],
  ['contingencyManagement', { contingencyManagement: true }, 'We offer it here.'],
  ['contingencyManagement', { contingencyManagement: false }, "We don't offer it."],
  ['groupLanguages', {}, 'Ask us which languages'],
  ['groupLanguages', { groupLanguages: ['English', 'Spanish'] }, 'Our groups are held in English and Spanish.'],
  ['therapist', {}, 'a therapist'],
  ['therapist', { licensedTherapists: true }, 'a licensed therapist'],
  ['therapist', { licensedTherapists: false }, 'a therapist'],
  ['team', { team: ['a nurse'], licensedTherapists: true, certifiedCounselors: true }, 'registered or certified with'],
  ['counselor', {}, 'a counselor'],
  ['counselor', { certifiedCounselors: true }, 'a registered or certified counselor'],
  ['payLess', {}, 'Ask us whether the price can be lowered'],
  ['payLess', { slidingScale: 'Half for some.' }, 'Half for some.'],
  ['under18', { minorsCanCall: true }, 'Our crisis hotline does, too.'],
  ['prescribedMedicines', {}, 'whether you can come and keep taking it'],
  ['prescribedMedicines', { welcomesPrescribedMedicines: true }, 'Yes. Keep taking it as prescribed'],
  ['prescribedMedicines', { welcomesPrescribedMedicines: false }, "Don't stop it to get in."],
  ['ifIUse', {}, 'whether you could lose your place'],
  ['ifIUse', { ifPatientsUse: 'You can stay.' }, 'You can stay.'],
  ['drugTests', {}, 'ask whether we test'],
  ['drugTests', { testsForDrugs: true }, 'protects the results, as part of your record. See who may see them.'],
  ['drugTests', { testsForDrugs: true, welcomesPrescribedMedicines: true }, "we don't hold it against you"],
  ['drugTests', { testsForDrugs: false }, 'No.'],
  ['cuttingDown', { welcomesCuttingDown: true }, 'You can start without a promise to stop.'],
  ['cuttingDown', { welcomesCuttingDown: false }, 'Our programs ask you to stop.'],
  ['messagesKept', {}, 'Ask us how long we keep messages'],
  ['messagesKept', { messagesKept: 'for a year' }, 'We keep it for a year'],
  ['emailService', {}, 'Ask us what it has agreed to'],
  ['emailService', { emailServiceAgreed: false }, 'Ask us what it has agreed to'],
  ['emailService', { emailServiceAgreed: true }, 'It has agreed in writing'],
  ['childrenInSessions', {}, 'Ask us whether children can come'],
  ['childrenInSessions', { childrenInSessions: true }, 'Children can come along.'],
  ['childrenInSessions', { childrenInSessions: false }, "Children don't come to our sessions."],
  ['referrals', {}, 'State law forbids such payments'],
  ['referrals', { referralsUnpaid: true }, "We don't pay anyone"],
  ['residences', {}, 'Ask us whether we have an interest'],
  ['residences', { recoveryResidences: [] }, "We don't own, control"],
  [
    'residences',
    { recoveryResidences: ['Elm House', 'Oak House'] },
    'interest in recovery residences (sober living homes): Elm House and Oak House.',
  ],
  ['byVideo', {}, 'ask whether appointments can be by video'],
  ['byVideo', { telehealth: true }, 'Some appointments can be by video.'],
  ['byVideo', { telehealth: false }, "We don't offer appointments by video"],
  ['onMethadone', {}, 'Ask us whether you can come'],
  ['onMethadone', { welcomesPrescribedMedicines: true }, 'You can come on methadone'],
  ['onMethadone', { welcomesPrescribedMedicines: false }, "don't stop it to get in"],
  ['trauma', { traumaTherapies: ['EMDR', 'prolonged exposure'] }, 'we offer EMDR and prolonged exposure here'],
  ['trauma', { traumaTherapies: [] }, "We don't give these treatments here."],
  ['families', { familyTherapyForAnyCondition: true }, 'open to families whatever the condition'],
  ['families', { familyTherapyForAnyCondition: false }, 'for families living with addiction.'],
  ['publicPlans', { mediCal: true, medicare: true }, 'We take Medi-Cal and Medicare.'],
  ['publicPlans', { mediCal: true, medicare: false }, 'We take Medi-Cal, but not Medicare.'],
  ['publicPlans', { mediCal: false, medicare: false }, "We don't take Medi-Cal or Medicare."],
  ['publicPlans', { medicare: true }, 'We take Medicare. Call {phone} and ask whether we take Medi-Cal.'],
];

test.each(cases)('the text about %s for a clinic with %j says: %s', subject('facts'), (subject, facts, wording) => {
  expect(textOf([textsOf({ ...unknown, ...facts })[subject]].flat())).toContain(wording);
});

test('an answer whose fact is missing says whom to ask and claims nothing', subject('facts'), () => {
  const facts = textsOf(unknown);
  for (const question of ['hours', 'ages', 'team', 'telehealth', 'publicPlans'] as const) {
    const text = textOf([facts[question]].flat());
    expect(text, question).toContain('Call {phone} and ask');
    expect(text, question).not.toMatch(
      /\bundefined\b|(?<!whether )we (?:take|don't take) Medi|we treat people|our team includes|don't offer/i,
    );
  }
  expect(textOf(facts.naloxone)).toMatch(/health department.*pharmacist/);
});

test(
  'pages say what the doctor does, and that the doctor does not prescribe only if nobody does',
  subject('facts'),
  () => {
    const doctor = { ...site, law: { ...site.law, physiciansOnStaff: true } };
    expect(doctorOf({ ...doctor, law: { ...site.law, physiciansOnStaff: false } })).toBe('');
    expect(doctorOf({ ...doctor, opioidMedicines: ['buprenorphine'] })).toBe(
      'Our doctor clears you for recreation activities.',
    );
    const care = { ...unknown, prescribesPsychiatricMedicines: false, prescribesForAlcohol: false };
    expect(plain(doctorOf({ ...doctor, care, opioidMedicines: [] }))).toContain("doesn't prescribe medicines");
  },
);

test('a sentence whose fact is missing says whom to ask and claims nothing', subject('facts'), () => {
  const { trauma, publicPlans, messages } = careOf(unknown);
  for (const sentence of [trauma, publicPlans, messages, psychiatricMedicinesOf(unknown), familiesOf(unknown)])
    expect(textOf([sentence].flat())).toMatch(/^Call \{phone\} and ask (?:whether|which|when) [^.]*\.$/);
});

test.each([
  [undefined, true, 'Pregunte también en qué idioma son los grupos.'],
  [['English', 'Spanish'], false, 'También hay grupos en español.'],
  [['English'], true, 'Los grupos no son en español, pero puede pedir un intérprete gratis.'],
  [['English'], false, 'Los grupos no son en español.'],
] as const)(
  'for groups in %j, and with an interpreter: %j, the Spanish text says: %s',
  subject('facts'),
  (groupLanguages, hasInterpreter, said) => {
    const care = groupLanguages ? { ...unknown, groupLanguages } : unknown;
    expect(groupsInSpanish(care, hasInterpreter)).toBe(said);
  },
);

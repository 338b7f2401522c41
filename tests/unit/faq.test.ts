import { expect, test } from 'vitest';
import { byVideoOf } from '../../src/content/conditions/panic-disorder';
import { residencesOf } from '../../src/content/notices/state';
import { referralsOf, teamOf } from '../../src/content/pages/about-us';
import { reasonsOf } from '../../src/content/pages/home';
import { emailServiceOf } from '../../src/content/pages/privacy';
import { psychiatricMedicinesOf } from '../../src/content/pages/treatment';
import { childrenOf, familiesOf } from '../../src/content/programs/family-therapy';
import { careOf } from '../../src/content/shared/care';
import { answersOf } from '../../src/content/shared/faq';
import { doctorOf, onMethadone } from '../../src/content/shared/medicines';
import { site } from '../../src/site';
import type { CareFacts } from '../../src/site.schema';
import { yesOrNo } from '../support/clinics';
import { plain } from '../support/text';

const unknown: CareFacts = { phoneHours: 'from noon to midnight', languages: ['English'], team: [] };

/** All texts that state facts, those of single pages included, for a clinic that has entered these facts and the required ones. */
function textsOf(entered: Partial<CareFacts>) {
  const facts = { ...unknown, ...entered };
  const texts = {
    ...careOf(facts),
    ...answersOf(facts),
    team: teamOf({ ...facts, team: entered.team ?? ['a nurse'] }),
    referrals: referralsOf(facts),
    residences: residencesOf(facts),
    onMethadone: onMethadone(facts),
    byVideo: byVideoOf(facts),
    emailService: emailServiceOf(facts),
    psychiatricMedicines: psychiatricMedicinesOf(facts),
    families: familiesOf(facts),
    childrenInSessions: childrenOf(facts),
    reasons: reasonsOf({ ...site, care: facts }),
  };
  return Object.entries(texts).map(([name, text]) => `${name}: ${plain(JSON.stringify(text))}`);
}

/** Claims that would harm a visitor if they were made without the fact: the fact, its value, the words, and other facts that they need. */
const claims: readonly (readonly [fact: keyof CareFacts, value: unknown, words: string, also?: Partial<CareFacts>])[] =
  [
    ['telehealth', true, 'Some appointments can be by video'],
    ['prescribesPsychiatricMedicines', true, 'We prescribe medicines for mental health here.'],
    ['prescribesForAlcohol', true, 'We prescribe them here.'],
    ['contingencyManagement', true, 'We offer it here.'],
    ['licensedTherapists', true, 'a licensed therapist'],
    ['certifiedCounselors', true, 'a registered or certified counselor'],
    ['welcomesPrescribedMedicines', true, 'Keep taking it as prescribed'],
    ['welcomesCuttingDown', true, 'You can start without a promise to stop.'],
    ['testsForDrugs', true, 'protects the results, as part of your record.'],
    ['welcomesPrescribedMedicines', true, "we don't hold it against you", { testsForDrugs: true }],
    ['minorsCanCall', true, 'Our crisis hotline does, too.'],
    ['childrenInSessions', true, 'Children can come along.'],
    ['familyTherapyForAnyCondition', true, 'open to families whatever the condition'],
    ['mediCal', true, 'We take Medi-Cal'],
    ['mediCal', true, 'Takes Medi-Cal'],
    ['medicare', true, 'We take Medicare'],
    ['emailServiceAgreed', true, 'It has agreed in writing'],
    ['referralsUnpaid', true, "We don't pay anyone"],
    ['recoveryResidences', [], "We don't own, control"],
    ['recoveryResidences', ['Elm House'], 'Elm House'],
    ['welcomesPrescribedMedicines', true, 'You can come on methadone'],
    ['youngest', 14, 'people 14 and older'],
    ['traumaTherapies', ['EMDR'], 'we offer EMDR here'],
    ['freeNaloxone', 'at the harbor library', 'at the harbor library'],
  ];

test.for(claims)(
  'pages claim what depends on %s only if it is %j: %s',
  { tags: 'facts' },
  ([fact, value, words, also]) => {
    const others = typeof value === 'boolean' ? [{}, { [fact]: false }] : [{}];
    const said = [{ [fact]: value }, ...others].map((facts) =>
      textsOf({ ...also, ...facts }).some((text) => text.includes(words)),
    );
    expect(said).toEqual([true, ...others.map(() => false)]);
  },
);

test('every yes-or-no fact has such a claim', { tags: 'facts' }, () => {
  expect(yesOrNo.filter((fact) => !claims.some(([name]) => name === fact))).toEqual([]);
});

test('pages say that the doctor does not prescribe only if nobody does', { tags: 'facts' }, () => {
  const doctor = { ...site, law: { ...site.law, physiciansOnStaff: true } };
  const care = { ...unknown, prescribesPsychiatricMedicines: false, prescribesForAlcohol: false };
  expect(doctorOf({ ...doctor, care, opioidMedicines: ['buprenorphine'] })).not.toContain('prescribe');
  expect(doctorOf({ ...doctor, care, opioidMedicines: [] })).toContain('doesn’t prescribe medicines');
});

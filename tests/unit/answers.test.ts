import { expect, test } from 'vitest';
import { nameExample } from '../../spec/extensions/contact-form';
import { fields } from '../../src/contact/fields';
import { validate } from '../../src/contact/validation';
import { answersOf, type Question } from '../../src/content/answers';
import type { Inline } from '../../src/content/types';
import type { CareFacts } from '../../src/site';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';
import { plain } from '../support/text';

const known: CareFacts = {
  youngest: 14,
  phoneHours: 'from noon to midnight',
  programHours: 'on weekends',
  languages: ['English', 'Tagalog', 'Spanish'],
  telehealth: true,
  mediCal: true,
  medicare: false,
  team: ['a nurse', 'two counselors'],
  messagesAnswered: 'every evening',
  freeNaloxone: 'at the harbor library',
};
const unknown: CareFacts = { phoneHours: 'from noon to midnight', languages: ['English'], team: [] };

function answerTo(question: Question, care: CareFacts): string {
  const written = (piece: Inline) => {
    if (typeof piece === 'string') return piece;
    if ('call' in piece) return '{phone}';
    return 'strong' in piece ? piece.strong : piece.text;
  };
  return plain(answersOf(care)[question].map(written).join(''));
}

test('answers say the facts of the clinic', covers('CONTENT-ASKED-BEFORE~2'), () => {
  const said: readonly (readonly [question: Question, wording: string, care?: CareFacts])[] = [
    ['ages', 'people 14 and older'],
    ['hours', 'from noon to midnight'],
    ['hours', 'on weekends'],
    ['languages', 'English, Tagalog, and Spanish'],
    ['telehealth', 'Some appointments can be by video'],
    ['telehealth', "don't offer", { ...known, telehealth: false }],
    ['publicPlans', "We take Medi-Cal. We don't take Medicare. If"],
    ['team', 'a nurse and two counselors'],
    ['messages', 'every evening'],
    ['naloxone', 'at the harbor library'],
  ];
  expect(said.filter(([question, wording, care = known]) => !answerTo(question, care).includes(wording))).toEqual([]);
});

test('an answer without the fact says whom to ask and claims nothing', covers('CONTENT-UNKNOWN-FACTS~1'), () => {
  for (const question of ['hours', 'ages', 'team', 'telehealth', 'publicPlans', 'messages'] as const) {
    const text = answerTo(question, unknown);
    expect(text, question).toContain('Call {phone} and ask');
    expect(text, question).not.toMatch(
      /\bundefined\b|(?<!whether )we (?:take|don't take) Medi|we treat people|our team includes|don't offer/i,
    );
  }
  expect(answerTo('naloxone', unknown)).toMatch(/health department.*pharmacist/);
});

test('the hint beside Name has the rule and an example as the check has them', covers('FORM-NAME-HINT~2'), () => {
  const [{ hint }] = fields;
  const errorOf = (name: string) => validate({ ...goodMessage, name }).name;
  expect(plain(hint)).toContain('Letters and spaces only');
  expect(plain(hint)).toContain(`For ${nameExample.name}, please type ${nameExample.typed}.`);
  expect(errorOf(nameExample.name)).toBe('Name must contain only letters and spaces');
  expect(errorOf(nameExample.typed)).toBeUndefined();
});

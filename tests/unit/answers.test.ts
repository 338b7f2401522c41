import { describe, expect, test } from 'vitest';
import { nameExample } from '../../spec/extensions/contact-form';
import { fields } from '../../src/contact/fields';
import { validate } from '../../src/contact/validation';
import { answersOf, type Question } from '../../src/content/answers';
import type { Inline } from '../../src/content/types';
import type { CareFacts } from '../../src/site';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';
import { hasWording, plain } from '../support/text';

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

function said(care: CareFacts, question: Question): string {
  const written = (piece: Inline) => {
    if (typeof piece === 'string') return piece;
    if ('call' in piece) return '{phone}';
    return 'strong' in piece ? piece.strong : piece.text;
  };
  return plain(answersOf(care)[question].map(written).join(''));
}

describe('a known fact is the answer', () => {
  const expected: readonly (readonly [Question, string])[] = [
    ['ages', 'people 14 and older'],
    ['hours', 'from noon to midnight'],
    ['hours', 'on weekends'],
    ['languages', 'English, Tagalog, and Spanish'],
    ['telehealth', 'Some appointments can be by video'],
    ['publicPlans', 'We take Medi-Cal. We don’t take Medicare. If'],
    ['team', 'a nurse and two counselors'],
    ['messages', 'every evening'],
    ['naloxone', 'at the harbor library'],
  ];
  for (const [question, wording] of expected) {
    test(`${question}: ${wording}`, covers('CONTENT-ASKED-BEFORE~2'), () => {
      expect(hasWording(said(known, question), wording), said(known, question)).toBe(true);
    });
  }
  test('telehealth: no video', covers('CONTENT-ASKED-BEFORE~2'), () => {
    expect(said({ ...known, telehealth: false }, 'telehealth')).toMatch(/in person.*don't offer.*video/);
  });
});

describe('an unknown fact', () => {
  const questions: readonly Question[] = ['hours', 'ages', 'team', 'telehealth', 'publicPlans', 'messages'];
  for (const question of questions) {
    test(`${question}: says whom to ask and claims nothing`, covers('CONTENT-UNKNOWN-FACTS~1'), () => {
      const text = said(unknown, question);
      expect(text).toContain('Call {phone} and ask');
      expect(text).not.toMatch(
        /\bundefined\b|(?<!whether )we (?:take|don't take) Medi|we treat people|our team includes|don't offer/i,
      );
    });
  }
  test('free naloxone: says who knows', covers('CONTENT-UNKNOWN-FACTS~1'), () => {
    expect(said(unknown, 'naloxone')).toMatch(/health department.*pharmacist/);
  });
});

describe('the hint beside Name', () => {
  const [{ hint }] = fields;
  const errorOf = (name: string) => validate({ ...goodMessage, name }).name;

  test('names the rule, and an example with a hyphen and an apostrophe', covers('FORM-NAME-HINT~2'), () => {
    expect(plain(hint)).toContain('Letters and spaces only');
    expect(plain(hint)).toContain(`For ${nameExample.name}, please type ${nameExample.typed}.`);
  });
  test('the check refuses the example and accepts what the hint says to type', covers('FORM-NAME-HINT~2'), () => {
    expect(errorOf(nameExample.name)).toBeDefined();
    expect(errorOf(nameExample.typed)).toBeUndefined();
  });
});

import type { Fault } from './fault';

/** Careless changes of words that no other test looks for: on one page, on pages that share a text, in the form. */
export const approvedText: readonly Fault[] = [
  {
    what: 'The depression page says that the diagnosis requires 4 of 9 symptoms.',
    file: 'src/content/conditions/depression.ts',
    find: '5 or more of 9 symptoms, nearly every day for 2 weeks',
    replace: '4 or more of 9 symptoms, nearly every day for 2 weeks',
    rules: ['CONTENT-APPROVED~1'],
  },
  {
    what: 'The bipolar page says that bipolar II includes mania.',
    file: 'src/content/conditions/bipolar-disorder.ts',
    find: 'plus major depression, and never mania.',
    replace: 'plus major depression, and mania.',
    rules: ['CONTENT-APPROVED~1'],
  },
  {
    what: 'The overdose steps repeat naloxone after 20 to 30 minutes.',
    file: 'src/content/overdose.ts',
    find: 'return in 2 to 3 minutes, use',
    replace: 'return in 20 to 30 minutes, use',
    rules: ['CONTENT-APPROVED~1'],
  },
  {
    what: 'The panic disorder page sends new chest pain to 988.',
    file: 'src/content/conditions/panic-disorder.ts',
    find: "    'New chest pain: call ',\n    { call: '911' },",
    replace: "    'New chest pain: call ',\n    { call: '988' },",
    rules: ['CONTENT-APPROVED~1'],
  },
  {
    what: 'The privacy page says that the clinic may sell messages.',
    file: 'src/content/privacy.ts',
    find: "'We do not sell what you send us,",
    replace: "'We may sell what you send us,",
    rules: ['CONTENT-APPROVED~1'],
  },
  {
    what: 'The overdose steps put anyone who is not awake onto their side.',
    file: 'src/content/overdose.ts',
    find: "[breathing, ' roll them onto their side, in",
    replace: "[{ strong: 'Not awake:' }, ' roll them onto their side, in",
    rules: ['CONTENT-APPROVED~1'],
  },
  {
    what: 'The second phone number is called only that.',
    file: 'src/pages/contact.tsx',
    find: '{site.secondPhone.purpose}:',
    replace: 'Second phone number:',
    rules: ['CONTENT-APPROVED~1'],
  },
  {
    what: 'The hint beside Phone shows a number with dashes.',
    file: 'src/contact/fields.ts',
    find: 'Digits only, such as 8005550100',
    replace: 'For example, 800-555-0100',
    rules: ['CONTENT-APPROVED~1'],
  },
];

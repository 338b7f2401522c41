import type { Fault } from './fault';

/** The options of a clinic that differ from the specification. */
export const options: readonly Fault[] = [
  {
    what: 'The site comes with failed sends announced.',
    file: 'src/site.ts',
    find: 'announceSendFailure: false,',
    replace: 'announceSendFailure: true,',
    rules: ['DEPART-DEFAULT~1'],
  },
  {
    what: 'The site comes with corrected cards.',
    file: 'src/site.ts',
    find: 'correctedCards: false,',
    replace: 'correctedCards: true,',
    rules: ['DEPART-DEFAULT~1'],
  },
  {
    what: 'A failure soon after a success is not announced.',
    file: 'src/contact/announcing-sender.tsx',
    find: 'current?.accepted ?',
    replace: 'sender.state().sent ?',
    rules: ['DEPART-ANNOUNCE~1'],
  },
  {
    what: 'A failure is announced outside the live region.',
    file: 'src/contact/ContactForm.tsx',
    find: '          <div aria-live="polite">\n            {sender.note}\n',
    replace: '          {sender.note}\n          <div aria-live="polite">\n',
    rules: ['DEPART-ANNOUNCE~1'],
  },
  {
    what: 'The words that come back take the focus.',
    file: 'src/contact/FailureNote.tsx',
    find: 'if (form && failed) giveBack(form, failed);',
    replace: "if (form && failed) giveBack(form, failed);\n    if (form) controlOf(form, 'message').focus();",
    rules: ['DEPART-ANNOUNCE~1'],
  },
  {
    what: 'The words that come back overwrite what was typed meanwhile.',
    file: 'src/contact/FailureNote.tsx',
    find: "if (control.value === '') control.value",
    replace: 'control.value',
    rules: ['DEPART-WORDS-KEPT~1'],
  },
  {
    what: 'The words of a failed message are stored.',
    file: 'src/contact/announcing-sender.tsx',
    find: '    current = attempt;\n',
    replace: "    current = attempt;\n    sessionStorage.setItem('words', attempt.words.message);\n",
    rules: ['DEPART-WORDS-KEPT~1'],
  },
  {
    what: 'Corrected cards are the mismatched ones.',
    file: 'src/content/cards.ts',
    find: '...(!corrected && mismatches[link.to])',
    replace: '...mismatches[link.to]',
    rules: ['DEPART-CARDS~1'],
  },
  {
    what: 'The launch check recommends what the clinic has chosen already.',
    file: 'tools/launch-check/advice.ts',
    find: 'return chosen[name as Departure]',
    replace: 'return !chosen[name as Departure]',
    rules: ['DEPART-RECOMMENDED~1'],
  },
  {
    what: 'The launch check counts what it recommends.',
    file: 'tools/launch-check/advice.ts',
    find: 'exitCode: findings.length === 0 ?',
    replace: 'exitCode: findings.length === 0 && chosen.correctedCards ?',
    rules: ['DEPART-RECOMMENDED~1'],
  },
];

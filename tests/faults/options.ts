import type { Fault } from './fault';

/** The two options that a clinic may switch on. */
export const options: readonly Fault[] = [
  {
    what: 'The failure notice is on by default.',
    file: 'src/site.ts',
    find: 'announceSendFailure: false,',
    replace: 'announceSendFailure: true,',
    rules: ['OPTION-DEFAULT~1'],
  },
  {
    what: 'The corrected cards are on by default.',
    file: 'src/site.ts',
    find: 'correctedCards: false,',
    replace: 'correctedCards: true,',
    rules: ['OPTION-DEFAULT~1'],
  },
  {
    what: 'A failure soon after a success is not announced.',
    file: 'src/contact/sender.ts',
    find: 'failed: keepFailed ? values',
    replace: 'failed: keepFailed && !state.sent ? values',
    rules: ['OPTION-ANNOUNCE~1'],
  },
  {
    what: 'A failure is announced outside the live region.',
    file: 'src/contact/ContactForm.tsx',
    find: '            <div aria-live="polite">\n              {failed && (\n                <p className={styles.failure}>\n                  <RichText text={sendFailed} />\n                </p>\n              )}\n',
    replace:
      '            {failed && (\n              <p className={styles.failure}>\n                <RichText text={sendFailed} />\n              </p>\n            )}\n            <div aria-live="polite">\n',
    rules: ['OPTION-ANNOUNCE~1'],
  },
  {
    what: 'The form takes the focus when it restores values.',
    file: 'src/contact/ContactForm.tsx',
    find: 'if (formRef.current && failed) restore(formRef.current, failed);',
    replace:
      "if (formRef.current && failed) restore(formRef.current, failed);\n    if (formRef.current && failed) controlOf(formRef.current, 'message').focus();",
    rules: ['OPTION-ANNOUNCE~1'],
  },
  {
    what: 'Restored values overwrite values typed during the send.',
    file: 'src/contact/controls.ts',
    find: "if (control.value === '') control.value",
    replace: 'control.value',
    rules: ['OPTION-VALUES-RESTORED~1'],
  },
  {
    what: 'The values of a failed message are stored.',
    file: 'src/contact/sender.ts',
    find: '    change({ sending: false, failed',
    replace: "    sessionStorage.setItem('message', values.message);\n    change({ sending: false, failed",
    rules: ['OPTION-VALUES-RESTORED~1'],
  },
  {
    what: 'The option to correct the cards has no effect.',
    file: 'src/content/cards.ts',
    find: '...(!corrected && mismatches[link.to])',
    replace: '...mismatches[link.to]',
    rules: ['OPTION-CARDS~1'],
  },
];

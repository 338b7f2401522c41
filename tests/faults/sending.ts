import type { Fault } from './fault';

// biome-ignore format: a table, one fault per entry
export const sending: readonly Fault[] = [
  { id: 'form-keeps-message-session', rules: ['FORM-NOT-STORED'], file: 'src/contact/ContactForm.tsx',
    what: 'The form keeps the message in session storage.',
    find: 'store.start(form, message);', replace: "sessionStorage.setItem('message', message.message); store.start(form, message);" },
  { id: 'button-never-returns-submit', rules: ['FORM-LABEL-RETURNS'], file: 'src/contact/submission.ts', what: 'The button never returns to “Submit”.',
    find: 'labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);', replace: '' },
  { id: 'form-not-reset-send-starts', rules: ['FORM-RESET-AT-START'], file: 'src/contact/ContactForm.tsx',
    what: 'The form is not reset when a send starts.', find: 'empty(form);', replace: '' },
  { id: 'form-shows-send-failed', rules: ['FORM-SILENT-FAILURE'], file: 'src/contact/submission.ts', what: 'The form shows that a send failed.',
    find: 'onFailed?.(values);',
    replace: "onFailed?.(values); document.querySelector('form')?.append('Your message was not sent.');" },
  { id: 'form-after-link-sends-nothing', rules: ['FORM-SEND-ONLY-VALID'], file: 'src/contact/ContactForm.tsx',
    what: 'On a page reached by a link, the form sends nothing.',
    find: 'store.start(form, message);', replace: 'if (!window.history.state?.key) store.start(form, message);' },
  { id: 'form-after-link-shows-no-errors', rules: ['FORM-ERRORS-UNDER-FIELDS'], file: 'src/contact/ContactForm.tsx',
    what: 'On a page reached by a link, the form shows no error messages.',
    find: 'setErrors(found);', replace: 'if (!window.history.state?.key) setErrors(found);' },
  { id: 'sent-label-on-next-page', rules: ['FORM-LABEL-RETURNS'], file: 'src/contact/submission.ts',
    what: '“Message Sent” stays on the button of the next page.',
    find: 'labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);',
    replace: 'const page = globalThis.location?.pathname; labelTimer = setTimeout(() => page === globalThis.location?.pathname && change({ sent: false }), sentLabelTime);' },
];

import type { Fault } from './fault';

/** Sections 3 and 4: what the form does when a message is sent. */
export const formSending: readonly Fault[] = [
  {
    what: 'The form keeps the message in session storage.',
    file: 'src/contact/ContactForm.tsx',
    find: '    sender.start(form, message);\n',
    replace: "    sessionStorage.setItem('message', message.message);\n    sender.start(form, message);\n",
    rules: ['FORM-NOT-STORED~2'],
  },
  {
    what: 'Only on the insurance page, the form keeps the message in session storage.',
    file: 'src/contact/ContactForm.tsx',
    find: '    sender.start(form, message);\n',
    replace:
      "    if (window.location.pathname === '/insurance') sessionStorage.setItem('message', message.message);\n    sender.start(form, message);\n",
    rules: ['FORM-NOT-STORED~2'],
  },
  {
    what: 'The form keeps a message that could not be sent in local storage.',
    file: 'src/contact/sender.ts',
    find: '    change({ sending: false, failed',
    replace: "    localStorage.setItem('unsent', JSON.stringify(values));\n    change({ sending: false, failed",
    rules: ['FORM-NOT-STORED~2'],
  },
  {
    what: 'The form keeps the message in window.name.',
    file: 'src/contact/ContactForm.tsx',
    find: '    sender.start(form, message);\n',
    replace: '    window.name = message.message;\n    sender.start(form, message);\n',
    rules: ['FORM-NOT-STORED~2'],
  },
  {
    what: 'The form keeps a draft in session storage until it is sent.',
    file: 'src/contact/ContactForm.tsx',
    find: '          onSubmit={submit}',
    replace:
      "          onSubmit={submit}\n          onInput={(event) => sessionStorage.setItem('draft', readTrimmed(event.currentTarget).message)}\n          onReset={() => sessionStorage.removeItem('draft')}",
    rules: ['FORM-NOT-STORED~2'],
  },
  {
    what: 'The button reads “Thank you” after a success.',
    file: 'src/contact/ContactForm.tsx',
    find: "{sent ? 'Message Sent' : 'Submit'}",
    replace: "{sent ? 'Thank you' : 'Submit'}",
    rules: ['FORM-LABEL-SENT~1'],
  },
  {
    what: 'The button never returns to “Submit”.',
    file: 'src/contact/sender.ts',
    find: '    labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);\n',
    replace: '',
    rules: ['FORM-LABEL-RETURNS~1'],
  },
  {
    what: 'The form is not reset when a send starts.',
    file: 'src/contact/ContactForm.tsx',
    find: '    form.reset();\n',
    replace: '',
    rules: ['FORM-RESET-AT-START~1'],
  },
  {
    what: 'The form is reset 200 ms after a send starts.',
    file: 'src/contact/ContactForm.tsx',
    find: '    form.reset();\n',
    replace: '    setTimeout(() => form.reset(), 200);\n',
    rules: ['FORM-RESET-AT-START~1'],
  },
  {
    what: 'The form shows that a send failed.',
    file: 'src/contact/sender.ts',
    find: '    change({ sending: false, failed: keepFailed ? values : undefined });\n',
    replace:
      "    change({ sending: false, failed: keepFailed ? values : undefined });\n    document.querySelector('form')?.append('Your message was not sent.');\n",
    rules: ['FORM-SILENT-FAILURE~1'],
  },
  {
    what: 'An alert says that a send failed.',
    file: 'src/contact/sender.ts',
    find: '    change({ sending: false, failed',
    replace: "    globalThis.alert?.('Your message was not sent.');\n    change({ sending: false, failed",
    rules: ['FORM-SILENT-FAILURE~1'],
  },
  {
    what: 'The document’s title says that a send failed.',
    file: 'src/contact/sender.ts',
    find: '    change({ sending: false, failed',
    replace: "    if (globalThis.document) document.title = 'Not sent';\n    change({ sending: false, failed",
    rules: ['FORM-SILENT-FAILURE~1'],
  },
  {
    what: 'A second success does not restart the timer of the label.',
    file: 'src/contact/sender.ts',
    find: '    clearTimeout(labelTimer);\n    labelTimer = setTimeout',
    replace: '    labelTimer = setTimeout',
    rules: ['FORM-LABEL-LATEST~1'],
  },
  {
    what: 'A second message may be sent while the first is in flight.',
    file: 'src/contact/ContactForm.tsx',
    find: '    if (sender.state().sending) return;\n',
    replace: '',
    rules: ['FORM-ONE-IN-FLIGHT~1'],
  },
  {
    what: 'A send without a response times out after 19 seconds.',
    file: 'src/contact/sender.ts',
    find: 'timeout = 20_000',
    replace: 'timeout = 19_000',
    rules: ['FORM-SEND-TIMEOUT~1'],
  },
  {
    what: 'Each form has its own sender, which is lost with its page.',
    file: 'src/contact/ContactForm.tsx',
    find: '{ sender = siteSender }: { sender?: Sender }) {',
    replace:
      '{ sender: given }: { sender?: Sender }) {\n  const [sender] = useState(() => given ?? createSender(postForm));',
    rules: ['FORM-SURVIVES-NAVIGATION~1'],
  },
];

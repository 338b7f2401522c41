import { fault } from './fault';

export const sending = [
  fault('form-keeps-message-session', 'FORM-NOT-STORED~2')`The form keeps the message in session storage.
    src/contact/ContactForm.tsx
    - sender.start(form, message);
    + sessionStorage.setItem('message', message.message);
    +     sender.start(form, message);`,
  fault('only-insurance-page-form-keeps', 'FORM-NOT-STORED~2')`
    Only on the insurance page, the form keeps the message in session storage.
    src/contact/ContactForm.tsx
    - sender.start(form, message);
    + if (window.location.pathname === '/insurance') sessionStorage.setItem('message', message.message);
    +     sender.start(form, message);`,
  fault('form-keeps-message-could-not', 'FORM-NOT-STORED~2')`
    The form keeps a message that could not be sent in local storage.
    src/contact/sender.ts
    - change({ sending: false, failed
    + localStorage.setItem('unsent', JSON.stringify(values));
    +     change({ sending: false, failed`,
  fault('form-keeps-message-window-name', 'FORM-NOT-STORED~2')`The form keeps the message in window.name.
    src/contact/ContactForm.tsx
    - sender.start(form, message);
    + window.name = message.message;
    +     sender.start(form, message);`,
  fault('form-keeps-draft-session-storage', 'FORM-NOT-STORED~2')`
    The form keeps a draft in session storage until it is sent.
    src/contact/ContactForm.tsx
      onSubmit={submit}
    +           onInput={(event) => sessionStorage.setItem('draft', readTrimmed(event.currentTarget).message)}
    +           onReset={() => sessionStorage.removeItem('draft')}`,
  fault('button-reads-thank-you-after', 'FORM-LABEL-SENT~1')`The button reads “Thank you” after a success.
    src/contact/ContactForm.tsx
    - {sent ? submitLabels.sent : submitLabels.submit}
    + {sent ? 'Thank you' : 'Submit'}`,
  fault('button-never-returns-submit', 'FORM-LABEL-RETURNS~1')`The button never returns to “Submit”.
    src/contact/sender.ts
    - labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);`,
  fault('form-not-reset-send-starts', 'FORM-RESET-AT-START~1')`The form is not reset when a send starts.
    src/contact/ContactForm.tsx
    - form.reset();`,
  fault('form-reset-200-ms-after-send', 'FORM-RESET-AT-START~1')`The form is reset 200 ms after a send starts.
    src/contact/ContactForm.tsx
    - form.reset();
    + setTimeout(() => form.reset(), 200);`,
  fault('form-shows-send-failed', 'FORM-SILENT-FAILURE~1')`The form shows that a send failed.
    src/contact/sender.ts
      change({ sending: false, failed: keepFailed ? values : undefined });
    +     document.querySelector('form')?.append('Your message was not sent.');`,
  fault('alert-says-send-failed', 'FORM-SILENT-FAILURE~1')`An alert says that a send failed.
    src/contact/sender.ts
    - change({ sending: false, failed
    + globalThis.alert?.('Your message was not sent.');
    +     change({ sending: false, failed`,
  fault('documents-title-says-send-failed', 'FORM-SILENT-FAILURE~1')`The document’s title says that a send failed.
    src/contact/sender.ts
    - change({ sending: false, failed
    + if (globalThis.document) document.title = 'Not sent';
    +     change({ sending: false, failed`,
  fault('second-success-not-restart-timer', 'FORM-LABEL-LATEST~1')`
    A second success does not restart the timer of the label.
    src/contact/sender.ts
    - clearTimeout(labelTimer);
    -     labelTimer = setTimeout
    + labelTimer = setTimeout`,
  fault('second-message-sent-first-flight', 'FORM-ONE-IN-FLIGHT~1')`
    A second message may be sent while the first is in flight.
    src/contact/ContactForm.tsx
    - if (sender.state().sending) return;`,
  fault('send-without-response-times-out', 'FORM-SEND-TIMEOUT~2')`A send without a response times out after 19 seconds.
    src/contact/sender.ts
    - timeout = 20_000
    + timeout = 19_000`,
  fault('each-form-own-sender-lost-page', 'FORM-SURVIVES-NAVIGATION~1')`
    Each form has its own sender, which is lost with its page.
    src/contact/ContactForm.tsx
    - { sender = siteSender }: { sender?: Sender }) {
    + { sender: given }: { sender?: Sender }) {
    +   const [sender] = useState(() => given ?? createSender(postForm));`,
  fault('form-after-link-sends-nothing', 'FORM-SEND-ONLY-VALID~1')`
    On a page that was reached by a link, the form sends nothing.
    src/contact/ContactForm.tsx
    - sender.start(form, message);
    + if (!window.history.state?.key) sender.start(form, message);`,
  fault('form-after-link-no-sent-label', 'FORM-LABEL-SENT~1')`
    On a page that was reached by a link, the button never reads “Message Sent”.
    src/contact/ContactForm.tsx
    - {sent ? submitLabels.sent : submitLabels.submit}
    + {sent && !window.history.state?.key ? 'Message Sent' : 'Submit'}`,
  fault('form-after-link-shows-no-errors', 'FORM-ERRORS-UNDER-FIELDS~1')`
    On a page that was reached by a link, the form shows no error messages.
    src/contact/ContactForm.tsx
    - setErrors(found);
    + if (!window.history.state?.key) setErrors(found);`,
  fault('form-after-back-sends-nothing', 'FORM-SEND-ONLY-VALID~1')`
    On a page that the visitor went back to, the form sends nothing.
    src/contact/ContactForm.tsx
    - const siteSender = createSender(postForm,
    + let post = postForm;
    + globalThis.addEventListener?.('popstate', () => {
    +   post = async () => ({ status: 200, text: 'OK' });
    + });
    + const siteSender = createSender((form) => post(form),`,
  fault('sent-label-on-next-page', 'FORM-LABEL-RETURNS~1')`“Message Sent” of one page stays on the button of the next.
    src/contact/sender.ts
    - labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);
    + const page = globalThis.location?.pathname;
    +     labelTimer = setTimeout(() => page === globalThis.location?.pathname && change({ sent: false }), sentLabelTime);`,
];

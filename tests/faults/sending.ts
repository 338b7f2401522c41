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
    - sent ? submitLabels.sent : submitLabels.submit
    + sent ? 'Thank you' : 'Submit'`,
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
      if (isLatest()) change({ sending: false, failed: keepFailed ? { values, refused } : undefined });
    +         document.querySelector('form')?.append('Your message was not sent.');`,
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
    - clearTimeout(labelTimer);`,
  fault('second-message-sent-first-flight', 'FORM-ONE-IN-FLIGHT~1')`
    A second message may be sent while the first is in flight.
    src/contact/ContactForm.tsx
    - sender.state().sending || (sender.state().sent && isEmpty)
    + sender.state().sent && isEmpty`,
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
    - sent ? submitLabels.sent : submitLabels.submit
    + sent && !window.history.state?.key ? 'Message Sent' : 'Submit'`,
  fault('form-after-link-shows-no-errors', 'FORM-ERRORS-UNDER-FIELDS~1')`
    On a page that was reached by a link, the form shows no error messages.
    src/contact/ContactForm.tsx
    - setErrors(found);
    + if (!window.history.state?.key) setErrors(found);`,
  fault('form-after-back-sends-nothing', 'FORM-SEND-ONLY-VALID~1')`
    On a page that the visitor went back to, the form sends nothing.
    src/contact/site-sender.ts
    - export const siteSender = createSender((form) => askBeforeLeaving(postForm(form)), {
    + let post = postForm;
    + globalThis.addEventListener?.('popstate', () => {
    +   post = async () => ({ status: 200, text: 'OK' });
    + });
    + export const siteSender = createSender((form) => askBeforeLeaving(post(form)), {`,
  fault('sent-label-on-next-page', 'FORM-LABEL-RETURNS~1')`“Message Sent” of one page stays on the button of the next.
    src/contact/sender.ts
    - labelTimer = setTimeout(() => change({ sent: false }), sentLabelTime);
    + const page = globalThis.location?.pathname;
    +     labelTimer = setTimeout(() => page === globalThis.location?.pathname && change({ sent: false }), sentLabelTime);`,
  fault('draft-lost-with-page', 'FORM-DRAFT~1')`What is typed is lost when the visitor goes to another page.
    src/contact/ContactForm.tsx
    - sender.written = { form, focused: document.activeElement };
    + sender.written = undefined;`,
  fault('draft-lost-in-hydration', 'FORM-DRAFT~1')`What is typed before a failed hydration is lost.
    src/main.tsx
    - if (form) siteSender.written = { form };`,
  fault('draft-focus-lost-in-hydration', 'FORM-DRAFT~1')`The focus is lost in a failed hydration.
    src/navigation/keep-focus.ts
    - if (focused && successor instanceof HTMLElement) moveFocus(focused, successor);`,
  fault('draft-lost-in-reload', 'FORM-DRAFT~1')`A page that cannot be fetched is reloaded though something is written.
    src/layout/ErrorBoundary.tsx
    -  && !hasDraft()`,
  fault('empty-form-validated-while-sent', 'FORM-SENT-ONCE~1')`
    The empty form is validated while its button reads “Message Sent”.
    src/contact/ContactForm.tsx
    -  || (sender.state().sent && isEmpty)`,
  fault('written-form-ignored-while-sent', 'FORM-SENT-ONCE~1')`
    A form in which something is written is not validated while its button reads “Message Sent”.
    src/contact/ContactForm.tsx
    - (sender.state().sent && isEmpty)
    + sender.state().sent`,
  fault('leaves-without-question', 'FORM-ASKS-BEFORE-LEAVING~1')`The document can be left while a message is in flight.
    src/contact/site-sender.ts
    - askBeforeLeaving(postForm(form))
    + postForm(form)`,
  fault(
    'asks-after-answer',
    'FORM-ASKS-BEFORE-LEAVING~1',
  )`The browser asks before leaving after the message has arrived.
    src/contact/ask-before-leaving.ts
    -     window.removeEventListener('beforeunload', ask);`,
  fault('asks-before-call', 'FORM-ASKS-BEFORE-LEAVING~1')`The browser asks before a call.
    src/contact/ask-before-leaving.ts
    - if (calling) return;`,
  fault('subject-not-restored', 'FORM-RESTORED~1')`The browser does not restore the subject.
    src/contact/use-autocomplete-off.ts
    - window.addEventListener('pagehide', turnOn);`,
  fault('subject-suggested-to-others', 'FORM-RESTORED~1')`The browser may suggest the subject to the next visitor.
    src/contact/use-autocomplete-off.ts
    -     turnOff();
    -     window
    +     window`,
  fault('late-success-not-confirmed', 'FORM-SEND-TIMEOUT~2')`A success after the timeout is not confirmed.
    src/contact/sender.ts
    - function succeed(answer: Answer) {
    + function succeed(answer: Answer) {
    +         if (!state.sending) return;`,
  fault('unknown-called-refused', 'OPTION-ANNOUNCE~2')`A message without an answer is said not to have got through.
    src/contact/sender.ts
    - typeof reason === 'string' || (status >= 400 && status < 500)
    + typeof reason === 'string' || status < 500`,
];

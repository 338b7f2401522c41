import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import buttons from '../components/buttons/button.module.css';
import { RichText } from '../components/RichText/RichText';
import { formHeading, formNotes } from '../content/shared';
import { site } from '../site';
import { createAnnouncingSender, type FormSender } from './announcing-sender';
import styles from './ContactForm.module.css';
import { controlOf } from './controls';
import { FormField } from './FormField';
import { fields, type Message } from './fields';
import { createSender } from './sender';
import { postForm, service } from './service';
import { useHydrated } from './use-hydrated';
import { type FieldErrors, validate } from './validation';

/** One for the whole site, so that a send outlives the page it was started on. */
const siteSender: FormSender = site.departures.announceSendFailure
  ? createAnnouncingSender(postForm)
  : createSender(postForm);
const idle = { sending: false, sent: false };

function readTrimmed(form: HTMLFormElement): Message {
  const entries = fields.map(({ name }) => [name, controlOf(form, name).value.trim()]);
  return Object.fromEntries(entries) as Message;
}

/**
 * The contact form (specification sections 3 to 5 and 7): checks on submit, sends, resets at once, says "Message Sent"
 * for three seconds. Before scripts run, and without them, it posts straight to the service: the hidden identifiers
 * are taken out and the browser's own checks switched off as soon as the page has come alive.
 */
export function ContactForm({ sender = siteSender }: { sender?: FormSender }) {
  const headingId = useId();
  const hydrated = useHydrated();
  const { sent } = useSyncExternalStore(sender.subscribe, sender.state, () => idle);
  const [errors, setErrors] = useState<FieldErrors>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    // Not alive yet: the identifiers still stand in the form, and the browser posts it itself.
    if (!hydrated) return;
    event.preventDefault();
    // While a message is under way its form is already empty: checking it would only scold.
    if (sender.state().sending) return;
    const form = event.currentTarget;
    const message = readTrimmed(form);
    const found = validate(message);
    setErrors(found);
    const wrong = fields.find(({ name }) => found[name]);
    if (wrong) {
      controlOf(form, wrong.name).focus();
      return;
    }
    // The SDK reads the controls themselves, so the trimmed values have to stand in them.
    for (const { name } of fields) controlOf(form, name).value = message[name];
    sender.start(form);
    form.reset();
  }

  return (
    <section className={styles.section} aria-labelledby={headingId} id="contact-form">
      <div className={styles.panel}>
        <h2 id={headingId}>{formHeading}</h2>
        <form
          className={styles.form}
          aria-labelledby={headingId}
          method="post"
          encType="multipart/form-data"
          action={service.origin + service.path}
          noValidate={hydrated}
          onSubmit={submit}
        >
          {fields.map((field) => (
            <FormField key={field.name} field={field} error={errors[field.name]} />
          ))}
          {!hydrated && <ServiceIdentifiers />}
          <div className={styles.notes}>
            {formNotes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fixed notes in a fixed order
              <p key={index}>
                <RichText text={note} />
              </p>
            ))}
          </div>
          {/* The region holds the button itself, so that "Message Sent" is announced and yet stands there once. */}
          <div aria-live="polite">
            {sender.note}
            <button type="submit" className={buttons.second}>
              {sent ? 'Message Sent' : 'Submit'}
            </button>
          </div>
        </form>
      </div>
    </section>
  );
}

/** What the SDK would add, for a form that is posted without it. */
function ServiceIdentifiers() {
  return (
    <>
      <input type="hidden" name="lib_version" value="3.2.0" />
      <input type="hidden" name="service_id" value={service.serviceId} />
      <input type="hidden" name="template_id" value={service.templateId} />
      <input type="hidden" name="user_id" value={service.userId} />
    </>
  );
}

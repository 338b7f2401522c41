import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import buttons from '../components/buttons/button.module.css';
import { RichText } from '../components/RichText/RichText';
import { formHeading, formNotes, sendFailed } from '../content/shared';
import { site } from '../site';
import styles from './ContactForm.module.css';
import { controlOf, readTrimmed, restore } from './controls';
import { FormField } from './FormField';
import { fields } from './fields';
import { ServiceIdentifiers } from './ServiceIdentifiers';
import { createSender, type Sender, type SenderState } from './sender';
import { postForm, service } from './service';
import { useHydrated } from './use-hydrated';
import { type FieldErrors, validate } from './validation';

/** One sender for the whole site, so that a send continues when the visitor leaves the page. */
const siteSender = createSender(postForm, { keepFailed: site.options.announceSendFailure });
const idle: SenderState = { sending: false, sent: false };

/**
 * The contact form (specification sections 3 to 5 and 7). On submit it validates, sends, and resets at once; after a
 * success its button reads "Message Sent" for three seconds. If the sender keeps a failed message, the form shows a
 * notice and restores the values. Before hydration, and without scripts, the browser validates the form and posts it
 * straight to the service, with the hidden identifiers that hydration removes.
 */
export function ContactForm({ sender = siteSender }: { sender?: Sender }) {
  const headingId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { sent, failed } = useSyncExternalStore(sender.subscribe, sender.state, () => idle);
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    if (formRef.current && failed) restore(formRef.current, failed);
  }, [failed]);

  function submit(event: FormEvent<HTMLFormElement>) {
    // The identifiers are still in the form: let the browser post it.
    if (!hydrated) return;
    event.preventDefault();
    // During a send the form is already empty; validating it would show five errors.
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
    // The SDK reads the controls, so the trimmed values go back into them.
    for (const { name } of fields) controlOf(form, name).value = message[name];
    sender.start(form, message);
    form.reset();
  }

  return (
    <section className={styles.section} id="contact-form">
      <div className={styles.panel}>
        <h2 id={headingId}>{formHeading}</h2>
        <form
          ref={formRef}
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
          {/* The live region contains the button, so that "Message Sent" is announced without a second, hidden text. */}
          <div aria-live="polite">
            {failed && (
              <p className={styles.failure}>
                <RichText text={sendFailed} />
              </p>
            )}
            <button type="submit" className={buttons.second}>
              {sent ? 'Message Sent' : 'Submit'}
            </button>
          </div>
        </form>
      </div>
    </section>
  );
}

import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../components/Button/Button';
import { Blocks, RichText } from '../components/RichText/RichText';
import { formHeading, formNotes, sendFailed, submitLabels } from '../content/contact-form';
import { site } from '../site';
import styles from './ContactForm.module.css';
import { FormField } from './FormField';
import { fields } from './fields';
import { controlOf, readTrimmed, restore } from './form-values';
import { createSender, type Sender } from './sender';
import { postForm, service } from './service';
import { useHydrated } from './use-hydrated';
import { type FieldErrors, validate } from './validation';

/** One sender for the whole site, so that a send continues when the visitor leaves the page. */
const siteSender = createSender(postForm, { keepFailed: site.options.announceSendFailure });

/** The four hidden fields that the SDK adds when it sends, for a form that the browser posts itself (section 7). */
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
  const { sent, failed } = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The error messages to announce; counted, so that the same ones are announced again after the next attempt. */
  const [announcement, setAnnouncement] = useState({ attempt: 0, text: '' });

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
    // A screen reader reads the error message of a field that gets the focus, but not of one that has it already.
    const heard = wrong && controlOf(form, wrong.name) !== document.activeElement;
    const text = heard ? '' : Object.values(found).join('. ');
    setAnnouncement(({ attempt }) => ({ attempt: attempt + 1, text }));
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
    <section className={styles.section} id="contact-form" data-screen-only>
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
            <Blocks blocks={formNotes} />
          </div>
          <div>
            {/* The button is outside, because its return to "Submit" is no news. */}
            <div aria-live="polite">
              {failed && (
                <p className={styles.failure}>
                  <RichText text={sendFailed} />
                </p>
              )}
              {sent && <p className="visually-hidden">{submitLabels.sent}</p>}
              {announcement.text && (
                <p key={announcement.attempt} className="visually-hidden">
                  {announcement.text}
                </p>
              )}
            </div>
            <Button type="submit">{sent ? submitLabels.sent : submitLabels.submit}</Button>
          </div>
        </form>
      </div>
    </section>
  );
}

import { type FocusEvent, type FormEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../components/Button/Button';
import { Icon } from '../components/Icon/Icon';
import { Blocks, RichText } from '../components/RichText/RichText';
import {
  afterSending,
  formHeading,
  formNotes,
  messageSent,
  sendFailed,
  sendUnknown,
  submitLabels,
} from '../content/interface/contact-form';
import styles from './ContactForm.module.css';
import { empty, keepDraft } from './draft';
import { FormField } from './FormField';
import { fields } from './fields';
import { controlOf, readMessage, write } from './form-values';
import { service } from './service';
import { siteSubmissions } from './site-submission';
import type { SubmissionStore } from './submission';
import { type FieldErrors, validate } from './validation';

/** The four hidden fields that the SDK adds otherwise, for a form that the browser posts itself (specification section 7). */
const serviceIdentifiers = (
  <>
    <input type="hidden" name="lib_version" value="3.2.0" />
    <input type="hidden" name="service_id" value={service.serviceId} />
    <input type="hidden" name="template_id" value={service.templateId} />
    <input type="hidden" name="user_id" value={service.userId} />
  </>
);

interface ContactFormProps {
  store?: SubmissionStore;
  /** Whether the form is in a column of the page. Otherwise it is a full-width band, with "what happens next" beside the form. */
  inColumn?: boolean;
}

/**
 * The contact form (specification sections 3 to 5 and 7), and the steps that follow a message. On submit, the form validates,
 * sends, and empties at once. Unsent text appears in the next form that mounts. Before hydration and without scripts, the
 * browser validates the form and posts it to the service.
 */
export function ContactForm({ store = siteSubmissions, inColumn = false }: ContactFormProps) {
  const headingId = useId();
  // False in prerendered HTML and during hydration, true afterwards.
  const hydrated = useSyncExternalStore(
    store.subscribe,
    () => true,
    () => false,
  );
  const { sending, sent, arrived = false, failed } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The fields with an error message whose values have become valid since. */
  const [mended, setMended] = useState<readonly string[]>([]);
  /** Whether the latest message arrived since the last keystroke. */
  const [thanked, setThanked] = useState(false);
  /** The error messages to announce. The count makes screen readers announce the same messages again after the next attempt. */
  const [announcement, setAnnouncement] = useState({ attempt: 0, text: '' });

  function submit(event: FormEvent<HTMLFormElement>) {
    // The form still has the hidden identifiers, so let the browser post it.
    if (!hydrated) return;
    event.preventDefault();
    const form = event.currentTarget;
    const message = readMessage(form);
    const isEmpty = Object.values(message).every((value) => value === '');
    // Ignore a second submission. Right after sending, the form is empty, and validating it would show five errors.
    if (store.state().sending || (store.state().sent && isEmpty)) return;
    const found = validate(message);
    setErrors(found);
    setMended([]);
    const wrong = fields.find(({ name }) => found[name]);
    const control = wrong && controlOf(form, wrong.name);
    // Screen readers read the error message of a field that receives the focus, but not of one that has it already.
    const isHeard = control && control !== document.activeElement;
    const text = isHeard ? '' : Object.values(found).join('. ');
    setAnnouncement(({ attempt }) => ({ attempt: attempt + 1, text }));
    if (wrong) {
      control?.focus();
      return;
    }
    // The SDK reads the controls, so write the cleaned values to them.
    write(form, message);
    store.start(form, message);
    empty(form);
  }

  /** When a visitor leaves a field, notes whether its value is valid now. The message stays until the next attempt (section 4). */
  function leave({ currentTarget }: FocusEvent<HTMLFormElement>) {
    const wrong = validate(readMessage(currentTarget));
    setMended(fields.map(({ name }) => name).filter((name) => errors[name] && !wrong[name]));
  }

  useEffect(() => {
    if (sent || !arrived) setThanked(arrived);
  }, [sent, arrived]);

  const next = (
    <div className={styles.next}>
      <h3>{afterSending.heading}</h3>
      <Blocks blocks={[{ steps: afterSending.steps }]} />
    </div>
  );
  const label = sent ? submitLabels.sent : submitLabels.submit;
  return (
    <section id="contact-form" data-screen-only>
      <div className={inColumn ? undefined : `container ${styles.beside}`}>
        <div className={styles.panel}>
          <h2 id={headingId}>{formHeading}</h2>
          <form
            ref={keepDraft}
            className={styles.form}
            aria-labelledby={headingId}
            method="post"
            encType="multipart/form-data"
            action={service.origin + service.path}
            noValidate={hydrated}
            aria-busy={sending || undefined}
            onBlur={leave}
            onChange={() => setThanked(false)}
            onSubmit={submit}
          >
            {fields.map((field) => (
              <FormField
                key={field.name}
                field={field}
                error={errors[field.name]}
                isMended={mended.includes(field.name)}
                isNative={!hydrated}
              />
            ))}
            {!hydrated && serviceIdentifiers}
            <div className={styles.notes}>
              <Blocks blocks={formNotes} />
            </div>
            <div className={styles.send}>
              {/* The button is outside the live region, so that its return to "Submit" is not announced. */}
              <Button type="submit" variant={sent ? 'success' : 'filled'}>
                {sending && <span className={styles.ring} />}
                {sent && <Icon name="check" />}
                {/* The key makes a new element: a translation in the browser may have replaced the text node that React would update. */}
                <span key={label}>{label}</span>
              </Button>
              <div aria-live="polite">
                {failed && (
                  <p key={failed} className={styles.failure}>
                    <RichText text={failed === 'refused' ? sendFailed : sendUnknown} />
                  </p>
                )}
                {sending && <p className={styles.status}>{submitLabels.sending}</p>}
                {sent && <p className="visually-hidden">{submitLabels.sent}</p>}
                {announcement.text && (
                  <p key={announcement.attempt} className="visually-hidden">
                    {announcement.text}
                  </p>
                )}
              </div>
              {thanked && (
                <p className={styles.status}>
                  <RichText text={messageSent} />
                </p>
              )}
            </div>
          </form>
          {inColumn && next}
        </div>
        {!inColumn && next}
      </div>
    </section>
  );
}

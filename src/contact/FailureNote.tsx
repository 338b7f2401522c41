import { useEffect, useRef, useSyncExternalStore } from 'react';
import { RichText } from '../components/RichText/RichText';
import { sendFailed } from '../content/shared';
import { controlOf } from './controls';
import styles from './FailureNote.module.css';
import { fields, type Message } from './fields';

/** Puts words back where nothing stands, and leaves what was typed meanwhile. */
function giveBack(form: HTMLFormElement, words: Message): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control.value === '') control.value = words[name];
  }
}

interface FailureNoteProps {
  /** Calls the listener whenever `words` may have changed, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** The words of the message that could not be sent; undefined when there is none. */
  words: () => Message | undefined;
}

/**
 * Says in a form that the last message did not get through, and gives its words back to that form. Takes no focus.
 * It is meant for a live region, which speaks of it.
 */
export function FailureNote({ subscribe, words }: FailureNoteProps) {
  const failed = useSyncExternalStore(subscribe, words, () => undefined);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const form = note.current?.closest('form');
    if (form && failed) giveBack(form, failed);
  }, [failed]);
  if (!failed) return null;
  return (
    <p ref={note} className={styles.failure}>
      <RichText text={sendFailed} />
    </p>
  );
}

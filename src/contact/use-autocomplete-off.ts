import { type RefObject, useEffect } from 'react';
import { controlOf } from './form-values';

/**
 * Keeps the subject out of the suggestions that a browser shows to the next person at a shared computer, without losing
 * it for a visitor who comes back: a browser restores no field whose `autocomplete` is off. So it is off while the page
 * is in use, and on while it is left (docs/decisions/0081). Browsers suggest nothing for the message, a textarea.
 */
export function useAutocompleteOff(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const subject = form.current && controlOf(form.current, 'subject');
    if (!subject) return;
    const turnOff = () => {
      subject.autocomplete = 'off';
    };
    const turnOn = () => {
      subject.autocomplete = 'on';
    };
    turnOff();
    window.addEventListener('pagehide', turnOn);
    window.addEventListener('pageshow', turnOff);
    return () => {
      window.removeEventListener('pagehide', turnOn);
      window.removeEventListener('pageshow', turnOff);
    };
  }, [form]);
}

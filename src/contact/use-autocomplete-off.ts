import { type RefObject, useEffect } from 'react';
import { controlOf } from './form-values';

/**
 * Turns `autocomplete` off for the subject while the page is in use, so that the browser does not suggest its value to the
 * next person at a shared computer. Turns it on when the visitor leaves, because browsers don't restore a field that has it
 * off (docs/decisions/0081). The message doesn't need this: browsers make no suggestions for a textarea.
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

import { type MouseEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import buttons from '../components/buttons/button.module.css';
import { Icon, PhoneIcon } from '../components/Icon/Icon';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { site } from '../site';
import styles from './CallBar.module.css';

/** Whether a field is being filled in; on a phone its keyboard leaves little room for anything else. */
function useFieldFocus(): boolean {
  const [inField, setInField] = useState(false);
  useEffect(() => {
    const look = () => setInField(document.activeElement?.matches('input, textarea') ?? false);
    // The focus has arrived only after the event that tells that it leaves.
    const lookAfterwards = () => queueMicrotask(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookAfterwards);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookAfterwards);
    };
  }, []);
  return inField;
}

/** On a page with the contact form, "Message" leads to it; elsewhere to the contact page. */
function toForm(event: MouseEvent) {
  const field = document.querySelector<HTMLElement>('#contact-form input');
  if (!field) return;
  event.preventDefault();
  // The open menu covers the form and keeps the focus from it, so it closes first.
  const openMenu = document.querySelector<HTMLElement>('#hamburger[aria-expanded="true"]');
  flushSync(() => openMenu?.click());
  field.focus();
}

/** The bar at the lower edge of a small screen: call, or write. It steps aside while a field has the focus. */
export function CallBar() {
  const inField = useFieldFocus();
  return (
    <nav aria-label="Call or write" className={inField ? styles.aside : styles.bar}>
      <PhoneLink phone="clinic" className={buttons.call} aria-label={`Call ${site.phone.display}`}>
        <PhoneIcon /> Call
      </PhoneLink>
      <SiteLink to="/contact" className={buttons.quiet} onClick={toForm}>
        <Icon name="message" /> Message
      </SiteLink>
    </nav>
  );
}

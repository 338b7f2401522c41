import type { MouseEvent } from 'react';
import buttons from '../components/buttons/button.module.css';
import { Icon, PhoneIcon } from '../components/Icon/Icon';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { isModified } from '../navigation/is-modified';
import { site } from '../site';
import styles from './CallBar.module.css';
import { closeMenus } from './use-closing-menus';

/** On a page with the contact form, "Message" focuses its first field; elsewhere it opens the contact page. */
function toForm(event: MouseEvent) {
  if (isModified(event)) return;
  const field = document.querySelector<HTMLElement>('#contact-form input');
  if (!field) return;
  event.preventDefault();
  // An open menu covers the form and makes it unfocusable.
  closeMenus(document);
  field.focus();
}

/** The bar at the bottom of a small screen: call, or write. Its styles hide it while a field has the focus. */
export function CallBar() {
  return (
    <nav aria-label="Call or write" className={styles.bar}>
      <PhoneLink phone="clinic" className={buttons.call} aria-label={`Call ${site.phone.display}`}>
        <PhoneIcon /> Call
      </PhoneLink>
      <SiteLink to="/contact" className={buttons.quiet} onClick={toForm}>
        <Icon name="message" /> Message
      </SiteLink>
    </nav>
  );
}

import type { MouseEvent } from 'react';
import { Button } from '../components/Button/Button';
import { Icon } from '../components/Icon/Icon';
import { isModified } from '../components/is-modified';
import { labels } from '../content/interface/labels';
import styles from './CallBar.module.css';
import { closeDetails } from './ClosingMenus';

/** On a page with the contact form, focuses the form’s first field. On other pages, follows the link to the contact page. */
function toForm(event: MouseEvent) {
  if (isModified(event)) return;
  const field = document.querySelector<HTMLElement>('#contact-form input');
  if (!field) return;
  event.preventDefault();
  // Close first what may cover the form or push it away: the menus, the table of contents, the help in Spanish.
  closeDetails(document);
  field.focus();
}

/** The bar at the bottom of a small screen: call, write, or get help in a crisis. CSS hides it while a field has the focus. */
export function CallBar() {
  return (
    <nav aria-label={labels.callBar} className={styles.bar}>
      <Button phone="clinic" variant="quiet" aria-label={labels.callClinic}>
        <Icon name="phone" /> {labels.call}
      </Button>
      <Button to="/contact" variant="quiet" onClick={toForm}>
        <Icon name="message" /> {labels.message}
      </Button>
      <Button to="/crisis-intervention" variant="quiet">
        <Icon name="crisis" /> {labels.crisis}
      </Button>
    </nav>
  );
}

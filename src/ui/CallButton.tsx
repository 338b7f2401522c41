import { site } from '../site';
import styles from './button.module.css';
import { PhoneLink } from './PhoneLink';

/** The one ember button of the site: it dials the clinic. */
export function CallButton({ label = 'Call' }: { label?: string }) {
  return (
    <PhoneLink phone="clinic" className={styles.call}>
      {label} <span className="phone">{site.phone.display}</span>
    </PhoneLink>
  );
}

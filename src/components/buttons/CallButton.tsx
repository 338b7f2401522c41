import { site } from '../../site';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import styles from './button.module.css';

/** The one ember button of the site: it dials the clinic. */
export function CallButton({ label = 'Call' }: { label?: string }) {
  return (
    <PhoneLink phone="clinic" className={styles.call}>
      {label} <span className="phone">{site.phone.display}</span>
    </PhoneLink>
  );
}

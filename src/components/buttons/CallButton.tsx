import type { ReactNode } from 'react';
import { site } from '../../site';
import { PhoneLink } from '../PhoneLink/PhoneLink';
import styles from './button.module.css';

/** Calls the clinic: a `tel:` link in the ember color, which nothing else uses for a button. */
export function CallButton({ label = 'Call' }: { label?: ReactNode }) {
  return (
    <PhoneLink phone="clinic" className={styles.call}>
      {label} <span className="phone">{site.phone.display}</span>
    </PhoneLink>
  );
}

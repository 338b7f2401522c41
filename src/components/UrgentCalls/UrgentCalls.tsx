import { Fragment } from 'react';
import type { UrgentCall } from '../../content/types';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import styles from './UrgentCalls.module.css';

interface UrgentCallsProps {
  heading: string;
  calls: readonly UrgentCall[];
}

/** Who to call at once, for whom, as buttons as wide as the screen of a phone: what a page of help begins with. */
export function UrgentCalls({ heading, calls }: UrgentCallsProps) {
  return (
    <section className={styles.calls}>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {calls.map(({ whom, buttons }) => (
          <li key={whom}>
            <p>{whom}</p>
            {buttons.map(({ phone, label }) => (
              <Fragment key={phone}>
                {' '}
                {phone === 'clinic' ? <CallButton label={label} /> : <Button phone={phone}>{label}</Button>}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

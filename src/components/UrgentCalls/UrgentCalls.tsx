import { Fragment, useId } from 'react';
import type { UrgentCall } from '../../content/types';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import styles from './UrgentCalls.module.css';

interface UrgentCallsProps {
  title: string;
  calls: readonly UrgentCall[];
}

/**
 * Who to call at once, for whom, as buttons as wide as the screen of a phone: what a page of help begins with. Its title is
 * no heading, since the h1 of the page follows; it takes the focus in place of that, or a reader would miss the buttons.
 */
export function UrgentCalls({ title, calls }: UrgentCallsProps) {
  const id = useId();
  return (
    <section className={styles.calls} aria-labelledby={id}>
      <p id={id} className={`heading ${styles.title}`} tabIndex={-1}>
        <strong>{title}</strong>
      </p>
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

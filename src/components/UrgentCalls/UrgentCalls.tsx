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
 * The calls at the top of the crisis page: who should call, and wide buttons. The title is not a heading, because the page's
 * h1 follows.
 */
export function UrgentCalls({ title, calls }: UrgentCallsProps) {
  const id = useId();
  return (
    <section className={styles.calls} aria-labelledby={id}>
      <p id={id} className={`heading ${styles.title}`}>
        {title}
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

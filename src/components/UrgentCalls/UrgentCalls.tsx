import { Fragment } from 'react';
import type { UrgentCall } from '../../content/types';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import styles from './UrgentCalls.module.css';

/** The calls at the top of the crisis page: who should call, and wide buttons. */
export function UrgentCalls({ calls }: { calls: readonly UrgentCall[] }) {
  return (
    <ul className={styles.calls}>
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
  );
}

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
      <ul>
        {calls.map(({ whom, buttons }) => (
          <li key={whom}>
            <p>{whom}</p>
            {buttons.map(({ phone, label }) =>
              phone === 'clinic' ? (
                <CallButton key={phone} label={label} />
              ) : (
                <Button key={phone} phone={phone}>
                  {label}
                </Button>
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

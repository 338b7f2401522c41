import { PhoneLink, PhoneNumber } from '../components/PhoneLink/PhoneLink';
import { labels } from '../content/labels';
import { emergencyLinks } from '../content/shared';
import styles from './EmergencyBar.module.css';

/**
 * The strip at the top of every page: 911 and 988 before anything else. On a small screen it is three buttons; when to use
 * each is then only heard, as it always is of the third, which is for the same as the second.
 */
export function EmergencyBar() {
  return (
    <aside aria-label={labels.emergencyNumbers} className="night">
      <ul className={styles.strip}>
        {emergencyLinks.map(({ phone, when, verb, number }) => (
          <li key={phone}>
            <PhoneLink phone={phone}>
              <span className={phone === 'text988' ? 'visually-hidden' : styles.when}>{when}</span>{' '}
              <span className={styles.what}>
                {verb} <PhoneNumber phone={number} />
              </span>
            </PhoneLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}

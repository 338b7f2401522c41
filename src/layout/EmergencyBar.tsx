import { PhoneLink, PhoneNumber } from '../components/PhoneLink/PhoneLink';
import { emergencyLinks } from '../content/interface/emergency';
import { labels } from '../content/interface/labels';
import styles from './EmergencyBar.module.css';

/**
 * The strip at the top of every page with the links to 911 and 988, and when to use each. On a small screen, only screen readers
 * read the latter. The third link (a text to 988) never shows it, because it would repeat the second link.
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

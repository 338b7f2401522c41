import { programLinks } from '../content/navigation';
import type { ProgramFit } from '../content/types';
import styles from './ProgramFits.module.css';
import { SiteLink } from './SiteLink';

/** Which of the programs may fit, and why, a card each. */
export function ProgramFits({ fits }: { fits: readonly ProgramFit[] }) {
  return (
    <ul className={styles.fits}>
      {fits.map(({ path, why }) => (
        <li key={path} className={styles.fit}>
          <h3>
            <SiteLink to={path} near>
              {programLinks.find(({ to }) => to === path)?.label}
            </SiteLink>
          </h3>
          <p>{why}</p>
        </li>
      ))}
    </ul>
  );
}

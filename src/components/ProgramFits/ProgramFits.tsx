import { programLinks } from '../../content/navigation';
import type { ProgramFit } from '../../content/types';
import { Picture } from '../Picture/Picture';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './ProgramFits.module.css';

/** A list of programs that may fit, one card each, with the reason. */
export function ProgramFits({ fits }: { fits: readonly ProgramFit[] }) {
  return (
    <ul className={styles.fits}>
      {fits.map(({ path, why }) => {
        const program = programLinks.find(({ to }) => to === path);
        return (
          <li key={path} className={styles.fit}>
            <div className={styles.frame}>
              {program && <Picture name={program.picture} crop="tall" className={styles.picture} />}
            </div>
            <div className={styles.text}>
              <h3>
                <SiteLink to={path} className="standalone-link">
                  {program?.label}
                </SiteLink>
              </h3>
              <p>{why}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

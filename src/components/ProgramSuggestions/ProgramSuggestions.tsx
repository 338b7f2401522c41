import { programLinks } from '../../content/interface/menus';
import type { ProgramSuggestion } from '../../content/types';
import { Picture } from '../Picture/Picture';
import { Blocks } from '../RichText/RichText';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './ProgramSuggestions.module.css';

/** Cards for the programs that may fit, each with the reason. */
export function ProgramSuggestions({ suggestions }: { suggestions: readonly ProgramSuggestion[] }) {
  return (
    <ul className={styles.suggestions}>
      {suggestions.map(({ path, why }) => {
        const program = programLinks.find(({ to }) => to === path);
        return (
          <li key={path} className={`raised ${styles.suggestion}`}>
            <div className={`card-frame ${styles.picture}`} data-screen-only>
              {program && <Picture name={program.picture} crop="tall" />}
            </div>
            <div className={styles.text}>
              <h3>
                <SiteLink to={path} className="standalone-link">
                  {program?.label}
                </SiteLink>
              </h3>
              <Blocks blocks={[why]} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

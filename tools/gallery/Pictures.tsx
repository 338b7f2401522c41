import { Picture } from '../../src/components/Picture/Picture';
import { pictures } from '../../src/content/pictures';
import styles from './Pictures.module.css';

/** Every picture in the two crops that pages show. */
export function Pictures() {
  return (
    <ul className={styles.pictures}>
      {pictures.map((name) => (
        <li key={name}>
          <div className={styles.crops}>
            <Picture name={name} crop="wide" />
            <Picture name={name} crop="tall" />
          </div>
          {name}
        </li>
      ))}
    </ul>
  );
}

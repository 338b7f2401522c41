import { inSpanish } from '../../content/in-spanish';
import { Blocks } from '../RichText/RichText';
import styles from './InSpanish.module.css';

/** Where to turn, in Spanish: near the top of the pages that people in need open first. */
export function InSpanish() {
  return (
    <div lang="es" className={styles.box}>
      <Blocks blocks={inSpanish} />
    </div>
  );
}

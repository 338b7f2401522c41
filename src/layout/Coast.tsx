import styles from './Coast.module.css';
import { coast } from './coast-paths';

/** The decorative skyline above the footer: ridges at dusk, and the moon. */
export function Coast() {
  return (
    <svg
      className={styles.coast}
      viewBox={`0 0 ${coast.width} ${coast.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      data-screen-only
    >
      <linearGradient id="coast-sky" x2="0" y2="1">
        <stop className={styles.high} />
        <stop offset="0.7" className={styles.low} />
      </linearGradient>
      <rect width={coast.width} height={coast.height} fill="url(#coast-sky)" />
      <circle cx="1180" cy="78" r="24" className={styles.moon} />
      <path d={coast.far} className={styles.far} />
      <path d={coast.middle} className={styles.middle} />
      <path d={coast.near} className={styles.near} />
    </svg>
  );
}

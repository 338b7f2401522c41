import styles from './Coast.module.css';

/** The ridges above the footer: three layers, each the `d` of a filled path in a viewBox of 1600 × 240. */
const coast = {
  width: 1600,
  height: 240,
  far: 'M0 150q90-34 170-20t150-38q60-26 130-6t140 34q90 22 180-4t170-12q80 14 150-16t160 2q90 34 170 10t180 24v116H0z',
  middle: 'M0 172q70 10 150-14t170 6q110 34 220 18t210-8q100 10 190 24t190-22q90-34 180-30t290 42v52H0z',
  near: 'M0 214q120-24 260-14t300 6q160-8 300 6t300-4q150-20 260-8t180 2v38H0z',
} as const;

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

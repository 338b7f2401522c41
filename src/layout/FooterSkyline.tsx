import styles from './FooterSkyline.module.css';

/**
 * The `d` attributes of three filled ridges in a viewBox of 1600 × 240. Only the nearest ridge reaches the bottom. If the
 * lighter ridges did, a thin line of them would show where the bottom edge falls between two pixels.
 */
const ridges = {
  far: 'M0 150q90-34 170-20t150-38q60-26 130-6t140 34q90 22 180-4t170-12q80 14 150-16t160 2q90 34 170 10t180 24v106H0z',
  middle: 'M0 172q70 10 150-14t170 6q110 34 220 18t210-8q100 10 190 24t190-22q90-34 180-30t290 42v42H0z',
  near: 'M0 214q120-24 260-14t300 6q160-8 300 6t300-4q150-20 260-8t180 2v38H0z',
} as const;

/** The decorative skyline above the footer: ridges at dusk and the moon. */
export function FooterSkyline() {
  return (
    <svg
      className={styles.skyline}
      viewBox="0 0 1600 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      data-screen-only
    >
      <linearGradient id="dusk-sky" x2="0" y2="1">
        <stop className={styles.high} />
        <stop offset="0.7" className={styles.low} />
      </linearGradient>
      <rect width="1600" height="230" fill="url(#dusk-sky)" />
      <circle cx="1110" cy="62" r="24" className={styles.moon} />
      <path d={ridges.far} className={styles.far} />
      <path d={ridges.middle} className={styles.middle} />
      <path d={ridges.near} className={styles.near} />
    </svg>
  );
}

/** The ridges above the footer: three layers, each the `d` of a filled path in a viewBox of 1600 × 240. */
export const coast = {
  width: 1600,
  height: 240,
  far: 'M0 150q90-34 170-20t150-38q60-26 130-6t140 34q90 22 180-4t170-12q80 14 150-16t160 2q90 34 170 10t180 24v116H0z',
  middle: 'M0 172q70 10 150-14t170 6q110 34 220 18t210-8q100 10 190 24t190-22q90-34 180-30t290 42v52H0z',
  near: 'M0 214q120-24 260-14t300 6q160-8 300 6t300-4q150-20 260-8t180 2v38H0z',
} as const;

/** Three slides. */
export const slides = [
  { picture: 'hero-dawn', label: 'Dawn' },
  { picture: 'hero-golden', label: 'Noon' },
  { picture: 'hero-dusk', label: 'Dusk' },
] as const;

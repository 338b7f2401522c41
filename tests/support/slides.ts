import { screen, within } from '@testing-library/react';

/** Three slides. */
export const slides = [
  { picture: 'hero-dawn', label: 'Dawn' },
  { picture: 'hero-golden', label: 'Noon' },
  { picture: 'hero-dusk', label: 'Dusk' },
] as const;

/** Their labels. */
export const [first, second, third] = slides.map(({ label }) => label) as [string, string, string];

/** The text alternative of the visible picture. */
export function visibleSlide(): string | null {
  return within(screen.getByRole('group')).getByRole('img').getAttribute('alt');
}

import { screen, within } from '@testing-library/react';

/** Three slides for the slider to show. */
export const slides = [
  { picture: 'hero-dawn', label: 'Dawn' },
  { picture: 'hero-golden', label: 'Noon' },
  { picture: 'hero-dusk', label: 'Dusk' },
] as const;

/** The text alternative of the one picture that the slider shows. */
export function shownSlide(): string | null {
  return within(screen.getByRole('group')).getByRole('img').getAttribute('alt');
}

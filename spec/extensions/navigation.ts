import type { Link } from '../navigation.ts';

/** The links below the footer's columns; they name the notices that the law asks of the clinic. */
export const legalLinks = [
  { label: 'Privacy and Notice of Privacy Practices', path: '/privacy' },
  { label: 'Accessibility and Nondiscrimination', path: '/accessibility' },
] as const satisfies readonly Link[];

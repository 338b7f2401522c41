/** The links below the footer's columns: how each is named, also where the law asks the clinic for the notice. */
export const legalLinks = [
  { path: '/privacy', label: 'Privacy', withNotice: 'Privacy and Notice of Privacy Practices' },
  { path: '/accessibility', label: 'Accessibility', withNotice: 'Accessibility and Nondiscrimination' },
] as const;

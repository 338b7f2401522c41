/** The links for people in need. The mobile menu begins with them, and the home page has them below its hero. */
export const quickLinks = [
  { path: '/crisis-intervention', label: 'In a crisis now' },
  { path: '/substance-abuse#overdose', label: 'Overdose: what to do' },
  { path: '/substance-abuse#stopping', label: 'Withdrawal' },
  { path: '/opioid#after-overdose', label: 'After an overdose' },
  { path: '/family-therapy', label: 'For families' },
] as const;

/**
 * On a small screen, the label of the first entry of each menu with a parent page. This entry links to the parent page,
 * because the name of the menu does not link there but only opens the menu.
 */
export const parentEntries = { 'Mental Health': 'All conditions', Addiction: 'All substances' } as const;

/** The links below the footer's columns. `when` names the legal fact of the clinic that a link depends on. */
export const legalLinks = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/privacy#privacy-practices', label: 'Notice of Privacy Practices', when: { coveredEntity: true } },
  { path: '/accessibility', label: 'Accessibility and Nondiscrimination', when: { federalFunds: true } },
  { path: '/accessibility', label: 'Accessibility', when: { federalFunds: false } },
  { path: '/accessibility#language-assistance', label: 'Language help', when: { federalFunds: true } },
] as const satisfies readonly LegalLink[];

interface LegalLink {
  readonly path: string;
  readonly label: string;
  readonly when?: { readonly coveredEntity?: boolean; readonly federalFunds?: boolean };
}

/** What people in need look for: the mobile menu begins with these links, and the home page has them below its hero. */
export const quickLinks = [
  { path: '/crisis-intervention', label: 'In a crisis now' },
  { path: '/substance-abuse#overdose', label: 'Overdose: what to do' },
  { path: '/substance-abuse#stopping', label: 'Withdrawal' },
  { path: '/opioid#after-overdose', label: 'After an overdose' },
  { path: '/family-therapy', label: 'For families' },
] as const;

/** The link to a menu's parent page that the menu begins with on a small screen, where its name opens it. */
export const parentEntries = { 'Mental Health': 'All conditions', Addiction: 'All substances' } as const;

/** The links below the footer's columns. `when` names the fact of the clinic's law on which a link depends. */
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

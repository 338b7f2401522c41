/** The links for people in need. The mobile menu begins with them, and the home page has them below its hero. */
export const quickLinks = [
  { path: '/crisis-intervention', label: 'In a crisis now' },
  { path: '/substance-abuse#overdose', label: 'Overdose: what to do' },
  { path: '/substance-abuse#stopping', label: 'Withdrawal' },
  { path: '/opioid#after-overdose', label: 'After an overdose' },
  { path: '/family-therapy', label: 'For families' },
] as const;

/** The labels of the first entries of menus on a small screen. There, these entries link to the parent pages, and the names of the menus only open them. */
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

/** What people in need look for: the mobile menu begins with these links, and the home page has them below its hero. */
export const quickLinks = [
  { path: '/crisis-intervention', label: 'In a crisis now' },
  { path: '/opioid#overdose', label: 'Overdose: what to do' },
  { path: '/substance-abuse#stopping', label: 'Withdrawal' },
  { path: '/family-therapy', label: 'For families' },
] as const;

/** The link to a menu's parent page that the menu begins with on a small screen, where its name opens it. */
export const parentEntries = { 'Mental Health': 'All conditions', Addiction: 'All substances' } as const;

/** The links below the footer's columns: how each is named, also where the law asks the clinic for the notice. */
export const legalLinks = [
  { path: '/privacy', label: 'Privacy', withNotice: 'Privacy and Notice of Privacy Practices' },
  { path: '/accessibility', label: 'Accessibility', withNotice: 'Accessibility and Nondiscrimination' },
] as const;

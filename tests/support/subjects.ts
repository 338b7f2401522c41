import type { RuleId } from '../../spec/rules.ts';

/** What the project promises beyond the specification, by subject. Each test without a rule names one or more of these. */
export const subjects = {
  a11y: 'Accessibility: WCAG 2.2 AA, keyboard, screen readers, zoom, motion',
  privacy: 'What leaves the browser, and what foreign code may do',
  law: 'Notices, licenses and reviews that a law or a license asks for',
  text: 'What the pages say: approved wording, first aid, language',
  facts: 'What follows from the facts and the options of a clinic',
  form: 'The contact form beyond its rules: typed text, hints, failures',
  navigation: 'Links, menus, addresses, scroll positions and history',
  look: 'Layout, pictures, colors and print',
  speed: 'Budgets, prefetching, caches and memory',
  resilience: 'Failures, and what other software does to a page',
  engines: 'Firefox and WebKit',
  hosting: 'What hosts serve: addresses, headers, delivery',
  search: 'What search engines and share previews read',
} as const;

export type Subject = keyof typeof subjects;

declare module 'vitest' {
  /** The names that a test can have as tags: `test('…', { tags: 'VAL-CATALOG' }, …)`. */
  interface TestTags {
    name: RuleId | Subject | 'untraced';
  }
}

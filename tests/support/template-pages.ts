import type { Path, Template } from '../../spec/routes';

/** One page of each template, for tests and measurements that do not need all pages. */
export const templatePages = {
  home: '/',
  text: '/treatment',
  program: '/outpatient-program',
  condition: '/depression',
  substance: '/alcohol',
  menu: '/mental-health',
  contact: '/contact',
  'not-found': '/not-found',
} as const satisfies Readonly<Record<Template, Path>>;

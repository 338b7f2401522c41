import type { Break } from '../break';

export const navigation: readonly Break[] = [
  {
    what: 'The contract calls the header link to the about page “About”.',
    file: 'spec/navigation.ts',
    find: "\n  { label: 'About Us', path: '/about-us' },",
    replace: "\n  { label: 'About', path: '/about-us' },",
    rules: ['NAV-HEADER-LINKS~1'],
  },
];

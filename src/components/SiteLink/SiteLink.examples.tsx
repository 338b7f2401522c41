import type { Example } from '../example';
import { SiteLink } from './SiteLink';

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: <SiteLink to="/about-us">About us</SiteLink>,
    pseudoStates: ['hover', 'focus-visible'],
  },
];

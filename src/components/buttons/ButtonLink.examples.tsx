import type { Example } from '../example';
import { ButtonLink } from './ButtonLink';

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: <ButtonLink to="/contact">Write to us</ButtonLink>,
    pseudoStates: ['hover', 'focus-visible', 'active'],
  },
  {
    state: 'quiet',
    element: (
      <ButtonLink to="/contact" quiet>
        Write to us
      </ButtonLink>
    ),
    pseudoStates: ['hover', 'focus-visible', 'active'],
  },
  {
    state: 'long text',
    element: <ButtonLink to="/contact">Write to us about your insurance or anything else</ButtonLink>,
  },
];

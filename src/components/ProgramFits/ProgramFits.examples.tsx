import type { ProgramFit } from '../../content/types';
import type { Example } from '../example';
import { ProgramFits } from './ProgramFits';

const fits: readonly ProgramFit[] = [
  { path: '/outpatient-program', why: 'A few hours a week may be enough.' },
  { path: '/family-therapy', why: 'The people at home can learn together what helps, and what does not help.' },
];

export const examples: readonly Example[] = [
  { state: 'default', element: <ProgramFits fits={fits} />, wide: true },
  {
    state: 'small screen',
    element: <ProgramFits fits={fits.slice(0, 1)} />,
    pseudoStates: ['hover', 'focus-visible'],
    screen: { width: 320, height: 220 },
  },
];

import type { Example } from '../example';
import { TableOfContents } from './TableOfContents';

const entries = [
  { id: 'signs', heading: 'Signs' },
  { id: 'treatment', heading: 'Treatment' },
  { id: 'families', heading: 'For families and friends of somebody who lives with it' },
];

export const examples: readonly Example[] = [
  { state: 'default', element: <TableOfContents entries={entries} /> },
  {
    state: 'small screen',
    element: <TableOfContents entries={entries} />,
    pseudoStates: ['focus-visible'],
    screen: { width: 320, height: 260 },
  },
];

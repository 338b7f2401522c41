import type { Example } from '../example';
import { UrgentBox } from './UrgentBox';

export const examples: readonly Example[] = [
  { state: 'default', element: <UrgentBox /> },
  { state: 'with a second line', element: <UrgentBox more="Trouble breathing? Call now." /> },
  {
    state: 'with a card',
    element: (
      <UrgentBox
        actions={[{ heading: ['Call ', { call: '911' }, ' if'], points: ['they can’t be woken', 'lips look blue'] }]}
      />
    ),
  },
];

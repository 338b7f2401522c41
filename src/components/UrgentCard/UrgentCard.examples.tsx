import type { Example } from '../example';
import { UrgentCard } from './UrgentCard';

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: (
      <UrgentCard
        actions={[
          {
            heading: ['Call ', { call: '911' }, ' if'],
            points: ['someone can’t be woken', 'they have a seizure', 'their lips look blue'],
          },
          { heading: 'While you wait', points: ['Give naloxone if you have it.', 'Stay with them.'] },
        ]}
      />
    ),
    wide: true,
  },
];

import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../story';
import { UrgentActions } from './UrgentActions';

export default { component: UrgentActions } satisfies Meta<typeof UrgentActions>;
type Story = StoryObj<typeof UrgentActions>;

export const Default: Story = {
  args: {
    actions: [
      {
        heading: ['Call ', { call: '911' }, ' if'],
        points: ['someone can’t be woken', 'they have a seizure', 'their lips look blue'],
      },
      { heading: 'While you wait', points: ['Give naloxone if you have it.', 'Stay with them.'] },
    ],
  },
  parameters: wide,
};

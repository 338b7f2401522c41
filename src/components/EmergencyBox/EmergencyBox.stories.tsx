import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../../.storybook/story';
import { EmergencyBox } from './EmergencyBox';

export default { component: EmergencyBox } satisfies Meta<typeof EmergencyBox>;
type Story = StoryObj<typeof EmergencyBox>;

export const WithText: Story = { args: { suicidal: true, text: 'A line about the condition.' }, parameters: wide };
export const WithActions: Story = {
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

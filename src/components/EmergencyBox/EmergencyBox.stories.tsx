import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmergencyBox } from './EmergencyBox';

export default { component: EmergencyBox } satisfies Meta<typeof EmergencyBox>;
type Story = StoryObj<typeof EmergencyBox>;

export const Default: Story = {};
export const WithALine: Story = { args: { more: 'Trouble breathing? Call now.' } };
export const WithACard: Story = {
  args: {
    actions: [{ heading: ['Call ', { call: '911' }, ' if'], points: ['they can’t be woken', 'lips look blue'] }],
  },
};

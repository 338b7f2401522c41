import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, focusVisible, wide } from '../../.storybook/story';
import { EmergencyBar } from './EmergencyBar';

export default { component: EmergencyBar, parameters: { ...wide, ...edgeToEdge } } satisfies Meta<typeof EmergencyBar>;
type Story = StoryObj<typeof EmergencyBar>;

export const Default: Story = {};
export const FocusVisible: Story = { parameters: focusVisible };

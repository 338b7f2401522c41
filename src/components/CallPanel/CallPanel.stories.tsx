import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, wide } from '../../../.storybook/story';
import { CallPanel } from './CallPanel';

export default { component: CallPanel } satisfies Meta<typeof CallPanel>;
type Story = StoryObj<typeof CallPanel>;

export const Default: Story = { parameters: { ...wide, ...edgeToEdge } };

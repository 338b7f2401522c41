import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, wide } from '../../.storybook/story';
import { Footer } from './Footer';

export default { component: Footer } satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

export const Default: Story = { parameters: { ...wide, ...edgeToEdge } };

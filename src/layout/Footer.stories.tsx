import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, focusVisible, hover, wide } from '../../.storybook/story';
import { Footer } from './Footer';

export default { component: Footer } satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

export const Default: Story = { parameters: { ...wide, ...edgeToEdge } };
export const Hover: Story = { parameters: { ...wide, ...edgeToEdge, ...hover } };
export const FocusVisible: Story = { parameters: { ...wide, ...edgeToEdge, ...focusVisible } };

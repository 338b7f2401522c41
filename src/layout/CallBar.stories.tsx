import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, focusVisible, hover, screen } from '../../.storybook/story';
import { CallBar } from './CallBar';

export default { component: CallBar, parameters: edgeToEdge } satisfies Meta<typeof CallBar>;
type Story = StoryObj<typeof CallBar>;

export const SmallScreen: Story = screen(320, 96);
export const Hover: Story = screen(320, 96, hover);
export const FocusVisible: Story = screen(320, 96, focusVisible);

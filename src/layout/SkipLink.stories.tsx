import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '../../.storybook/story';
import { SkipLink } from './SkipLink';

export default { component: SkipLink } satisfies Meta<typeof SkipLink>;
type Story = StoryObj<typeof SkipLink>;

export const HiddenUntilFocused: Story = {};
export const Focused: Story = {
  ...screen(320, 96),
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, wide } from '../../../.storybook/story';
import { Container } from './Container';

export default { component: Container } satisfies Meta<typeof Container>;
type Story = StoryObj<typeof Container>;

export const Default: Story = {
  args: { children: <p>Content keeps this distance from the edges of the screen.</p> },
  parameters: { ...wide, ...edgeToEdge },
};

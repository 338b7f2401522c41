import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, screen } from '../../.storybook/story';
import { Header } from './Header';

export default { component: Header, parameters: edgeToEdge } satisfies Meta<typeof Header>;
type Story = StoryObj<typeof Header>;

export const SmallScreen: Story = screen(390, 440);
export const MobileMenu: Story = {
  ...screen(390, 844),
  play: ({ canvasElement }) => canvasElement.querySelector('details')?.setAttribute('open', ''),
};
export const LargeScreen: Story = screen(1440, 440);

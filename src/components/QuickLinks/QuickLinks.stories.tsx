import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, hover, screen, wide } from '../../../.storybook/story';
import { QuickLinks } from './QuickLinks';

export default {
  component: QuickLinks,
  args: {
    heading: 'What do you need right now?',
    links: [
      { to: '/crisis-intervention', title: 'In a crisis now', text: 'Whom to call or text, at any hour' },
      { to: '/opioid', section: 'overdose', title: 'Overdose', text: 'Call for help, then follow the steps' },
      { to: '/family-therapy', title: 'For families', text: 'When someone you love needs or refuses help' },
    ],
  },
} satisfies Meta<typeof QuickLinks>;
type Story = StoryObj<typeof QuickLinks>;

export const Default: Story = { parameters: wide };
export const SmallScreen: Story = screen(320, 380);
export const Hover: Story = screen(320, 380, hover);
export const FocusVisible: Story = screen(320, 380, focusVisible);

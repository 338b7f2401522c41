import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, screen } from '../../../.storybook/story';
import { TableOfContents } from './TableOfContents';

export default {
  component: TableOfContents,
  args: {
    entries: [
      { id: 'signs', heading: 'Signs' },
      { id: 'treatment', heading: 'Treatment' },
      { id: 'families', heading: 'For families and friends of somebody who lives with it' },
    ],
  },
} satisfies Meta<typeof TableOfContents>;
type Story = StoryObj<typeof TableOfContents>;

export const Default: Story = {};
export const SmallScreen: Story = screen(320, 260);
export const FocusVisible: Story = screen(320, 260, focusVisible);

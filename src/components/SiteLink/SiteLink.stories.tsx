import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, hover } from '../../../.storybook/story';
import { SiteLink } from './SiteLink';

export default { component: SiteLink, args: { to: '/about-us', children: 'About us' } } satisfies Meta<typeof SiteLink>;
type Story = StoryObj<typeof SiteLink>;

export const Default: Story = {};
export const Hover: Story = { parameters: hover };
export const FocusVisible: Story = { parameters: focusVisible };

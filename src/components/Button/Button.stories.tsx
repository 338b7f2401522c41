import type { Meta, StoryObj } from '@storybook/react-vite';
import { active, focusVisible, hover } from '../../../.storybook/story';
import { Button } from './Button';

export default { component: Button, args: { to: '/contact', children: 'Write to us' } } satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Default: Story = {};
export const Hover: Story = { parameters: hover };
export const FocusVisible: Story = { parameters: focusVisible };
export const Active: Story = { parameters: active };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const QuietHover: Story = { ...Quiet, ...Hover };
export const QuietFocusVisible: Story = { ...Quiet, ...FocusVisible };
export const QuietActive: Story = { ...Quiet, ...Active };
export const Success: Story = { args: { variant: 'success', children: 'Message Sent' } };
export const LongText: Story = { args: { children: 'Write to us about your insurance or anything else' } };

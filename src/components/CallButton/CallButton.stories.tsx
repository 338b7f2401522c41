import type { Meta, StoryObj } from '@storybook/react-vite';
import { active, focusVisible, hover } from '../../../.storybook/story';
import { CallButton } from './CallButton';

export default { component: CallButton } satisfies Meta<typeof CallButton>;
type Story = StoryObj<typeof CallButton>;

export const Default: Story = {};
export const Hover: Story = { parameters: hover };
export const FocusVisible: Story = { parameters: focusVisible };
export const Active: Story = { parameters: active };
export const LongText: Story = { args: { label: 'Call the clinic for an initial assessment:' } };

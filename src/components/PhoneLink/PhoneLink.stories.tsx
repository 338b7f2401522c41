import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, hover } from '../../../.storybook/story';
import { PhoneLink } from './PhoneLink';

export default { component: PhoneLink, args: { phone: 'clinic' } } satisfies Meta<typeof PhoneLink>;
type Story = StoryObj<typeof PhoneLink>;

export const Default: Story = {};
export const Hover: Story = { parameters: hover };
export const FocusVisible: Story = { parameters: focusVisible };
export const TextInsteadOfTheNumber: Story = { args: { phone: '911', children: 'Call 911' } };
export const TextMessage: Story = { args: { phone: 'text988' } };
export const TextMessageInSpanish: Story = { args: { phone: 'ayuda988' } };

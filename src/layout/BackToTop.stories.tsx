import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, hover } from '../../.storybook/story';
import { BackToTop } from './BackToTop';

export default { component: BackToTop, parameters: { onNight: true } } satisfies Meta<typeof BackToTop>;
type Story = StoryObj<typeof BackToTop>;

export const Default: Story = {};
export const Hover: Story = { parameters: hover };
export const FocusVisible: Story = { parameters: focusVisible };

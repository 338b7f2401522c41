import type { Meta, StoryObj } from '@storybook/react-vite';
import { Main } from './Main';

export default { component: Main } satisfies Meta<typeof Main>;
type Story = StoryObj<typeof Main>;

export const Loading: Story = { args: { busy: true, children: null } };

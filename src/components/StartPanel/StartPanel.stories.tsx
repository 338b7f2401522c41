import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartPanel } from './StartPanel';

export default { component: StartPanel } satisfies Meta<typeof StartPanel>;
type Story = StoryObj<typeof StartPanel>;

export const Default: Story = {};

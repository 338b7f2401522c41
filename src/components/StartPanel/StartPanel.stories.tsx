import type { Meta, StoryObj } from '@storybook/react-vite';
import { callToAssess } from '../../content/interface/calls';
import { StartPanel } from './StartPanel';

export default { component: StartPanel } satisfies Meta<typeof StartPanel>;
type Story = StoryObj<typeof StartPanel>;

export const Default: Story = { args: callToAssess };

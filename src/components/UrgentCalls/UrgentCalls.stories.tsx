import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../../.storybook/story';
import { urgentCalls } from '../../content/programs/crisis-intervention';
import { UrgentCalls } from './UrgentCalls';

export default { component: UrgentCalls } satisfies Meta<typeof UrgentCalls>;
type Story = StoryObj<typeof UrgentCalls>;

export const Default: Story = { args: { calls: urgentCalls.calls }, parameters: wide };

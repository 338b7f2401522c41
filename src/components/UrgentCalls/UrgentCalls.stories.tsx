import type { Meta, StoryObj } from '@storybook/react-vite';
import { urgentCalls } from '../../content/programs/crisis-intervention';
import { wide } from '../story';
import { UrgentCalls } from './UrgentCalls';

export default { component: UrgentCalls } satisfies Meta<typeof UrgentCalls>;
type Story = StoryObj<typeof UrgentCalls>;

export const Default: Story = { args: { calls: urgentCalls.calls }, parameters: wide };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '../../../.storybook/story';
import { NextSteps } from './NextSteps';

export default { component: NextSteps } satisfies Meta<typeof NextSteps>;
type Story = StoryObj<typeof NextSteps>;

export const Call: Story = {};
export const CallWithAReason: Story = { args: { callLabel: 'Check my plan by phone:' }, ...screen(320, 240) };
export const Sections: Story = {
  args: {
    sections: [
      { id: 'overdose', heading: 'Overdose: what to do' },
      { id: 'stopping', heading: 'Stopping safely' },
    ],
  },
};
export const SectionsSmallScreen: Story = { ...Sections, ...screen(320, 240) };

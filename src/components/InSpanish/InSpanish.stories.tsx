import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '../../../.storybook/story';
import { InSpanish } from './InSpanish';

export default { component: InSpanish } satisfies Meta<typeof InSpanish>;
type Story = StoryObj<typeof InSpanish>;

export const Default: Story = {};
export const Open: Story = {
  ...screen(320, 620),
  play: ({ canvasElement }) => canvasElement.querySelector('details')?.setAttribute('open', ''),
};

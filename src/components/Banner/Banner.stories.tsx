import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, screen, wide } from '../../../.storybook/story';
import { Banner } from './Banner';

export default { component: Banner, parameters: edgeToEdge } satisfies Meta<typeof Banner>;
type Story = StoryObj<typeof Banner>;

export const Default: Story = {
  args: { title: 'Kratom', lead: 'A sentence or two.', picture: 'kratom' },
  parameters: wide,
};
export const LongText: Story = {
  args: {
    title: 'Intensive outpatient program for people who keep their work and family life',
    lead: 'Several sentences, as the content may have them. The words take the room they need, and the picture keeps its height. Nothing is cut off.',
    picture: 'intensive-outpatient-program',
  },
  ...screen(320, 720),
};
export const Urgent: Story = { args: { ...Default.args, urgent: true }, ...screen(390, 720) };
export const NoPicture: Story = { args: { title: 'Privacy', lead: 'A sentence or two.' }, parameters: wide };
export const LowWindow: Story = { args: { ...Default.args }, ...screen(844, 390) };

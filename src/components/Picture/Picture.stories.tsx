import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture';

export default { component: Picture, args: { name: 'hero-dawn', label: 'A bay at dawn' } } satisfies Meta<
  typeof Picture
>;
type Story = StoryObj<typeof Picture>;

export const Wide: Story = { args: { crop: 'wide' } };
export const Tall: Story = { args: { crop: 'tall' } };

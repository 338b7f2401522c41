import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, focusVisible, hover, screen } from '../../../.storybook/story';
import { Slider } from './Slider';

export default {
  component: Slider,
  args: {
    slides: [
      { picture: 'hero-dawn', label: 'A bay at dawn' },
      { picture: 'hero-golden', label: 'The same bay at golden hour' },
    ],
  },
  parameters: edgeToEdge,
} satisfies Meta<typeof Slider>;
type Story = StoryObj<typeof Slider>;

export const Default: Story = screen(320, 280);
export const Hover: Story = screen(320, 280, hover);
export const FocusVisible: Story = screen(320, 280, focusVisible);

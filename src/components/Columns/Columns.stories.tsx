import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, wide } from '../story';
import { Columns } from './Columns';

export default {
  component: Columns,
  args: {
    aside: <strong>Beside the text: on a small screen, before it or after it.</strong>,
    children: <p>The running text of a page. On a wide screen it takes the larger column.</p>,
  },
} satisfies Meta<typeof Columns>;
type Story = StoryObj<typeof Columns>;

export const AsideFirst: Story = { parameters: wide };
export const AsideFirstSmallScreen: Story = screen(320, 240);
export const AsideLastSmallScreen: Story = { args: { asideLast: true }, ...screen(320, 240) };

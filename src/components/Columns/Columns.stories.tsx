import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, wide } from '../story';
import { Columns } from './Columns';

const sections = ['Signs', 'Causes', 'Diagnosis', 'Treatment', 'Programs', 'Families'];

export default {
  component: Columns,
  args: {
    entries: [],
    start: <strong>Beside the text or, on a small screen, after it.</strong>,
    children: <p>The running text of a page. On a wide screen it takes the larger column.</p>,
  },
} satisfies Meta<typeof Columns>;
type Story = StoryObj<typeof Columns>;

export const Short: Story = { parameters: wide };
export const ShortSmallScreen: Story = screen(320, 240);
export const Long: Story = {
  args: { entries: sections.map((heading) => ({ id: heading.toLowerCase(), heading })) },
  parameters: wide,
};
export const LongSmallScreen: Story = { args: Long.args ?? {}, ...screen(320, 320) };

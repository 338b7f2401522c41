import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, wide } from '../../../.storybook/story';
import { Columns } from './Columns';

const body = ['The running text of a page. On a wide screen it takes the larger column.'];
const headings = ['Signs', 'Causes', 'Diagnosis', 'Treatment', 'Programs', 'Families'];
const sections = headings.map((heading) => ({ id: heading.toLowerCase(), heading, body }));

export default {
  component: Columns,
  args: {
    sections: sections.slice(0, 1),
    start: <strong>Beside the text or, on a small screen, after it.</strong>,
  },
} satisfies Meta<typeof Columns>;
type Story = StoryObj<typeof Columns>;

export const Short: Story = { parameters: wide };
export const ShortSmallScreen: Story = screen(320, 240);
export const Long: Story = {
  args: { sections },
  parameters: wide,
};
export const LongSmallScreen: Story = { args: Long.args ?? {}, ...screen(320, 320) };

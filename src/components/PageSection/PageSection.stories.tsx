import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../../.storybook/story';
import { PageSection } from './PageSection';

export default { component: PageSection } satisfies Meta<typeof PageSection>;
type Story = StoryObj<typeof PageSection>;

export const Default: Story = {
  args: {
    id: 'example-section',
    heading: 'A section that a link can lead to',
    body: ['A paragraph of running text, no wider than is good to read.', { list: ['one thing', 'another'] }],
  },
  parameters: wide,
};
export const Do: Story = {
  args: { ...Default.args, kind: 'do', body: [{ steps: ['Call for help.', 'Stay with them until it comes.'] }] },
  parameters: wide,
};
export const Families: Story = { args: { ...Default.args, kind: 'families' }, parameters: wide };
export const Start: Story = { args: { ...Default.args, kind: 'start' }, parameters: wide };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../../.storybook/story';
import { Blocks } from './RichText';

export default { component: Blocks } satisfies Meta<typeof Blocks>;
type Story = StoryObj<typeof Blocks>;

export const Paragraph: Story = {
  args: {
    blocks: [
      ['A ', { strong: 'strong' }, ' word, a ', { to: '/alcohol', text: 'link' }, ', a number: ', { call: 'clinic' }],
    ],
  },
};
export const List: Story = { args: { blocks: [{ list: ['one thing', 'another'] }] } };
export const Steps: Story = { args: { blocks: [{ steps: ['first this', 'then that'] }] } };
export const Terms: Story = {
  args: {
    blocks: [
      {
        terms: [
          ['Monday', 'Group therapy for 3 hours.'],
          ['The other days', 'Work, home, and a skill to try.'],
        ],
      },
    ],
  },
  parameters: wide,
};
export const Link: Story = { args: { blocks: [{ link: { to: '/about-us', text: 'More about us' } }] } };
export const Table: Story = {
  args: {
    blocks: [
      {
        table: {
          name: 'Levels of care',
          columns: ['Program', 'Hours a week', 'Who it suits'],
          rows: [
            ['Outpatient', 'Under 9', 'People with work or classes'],
            [[{ to: '/treatment', text: 'More care' }], '20 or more', 'People who need support by day'],
          ],
        },
      },
    ],
  },
};
export const Note: Story = { args: { blocks: [{ note: 'A note that nobody should miss.' }] } };

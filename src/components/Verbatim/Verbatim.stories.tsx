import type { Meta, StoryObj } from '@storybook/react-vite';
import { Verbatim } from './Verbatim';

export default { component: Verbatim, args: { children: '(212) 555-0100' } } satisfies Meta<typeof Verbatim>;
type Story = StoryObj<typeof Verbatim>;

export const Default: Story = {};
export const InRightToLeftText: Story = {
  render: (args) => (
    <p lang="ar" dir="rtl">
      اتصل بالرقم: <Verbatim {...args} />
    </p>
  ),
};

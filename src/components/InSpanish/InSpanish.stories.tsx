import type { Meta, StoryObj } from '@storybook/react-vite';
import { InSpanish } from './InSpanish';

export default { component: InSpanish } satisfies Meta<typeof InSpanish>;
type Story = StoryObj<typeof InSpanish>;

export const Default: Story = {};

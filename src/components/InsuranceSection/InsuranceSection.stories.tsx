import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../../.storybook/story';
import { InsuranceSection } from './InsuranceSection';

export default { component: InsuranceSection } satisfies Meta<typeof InsuranceSection>;
type Story = StoryObj<typeof InsuranceSection>;

export const Default: Story = { parameters: wide };

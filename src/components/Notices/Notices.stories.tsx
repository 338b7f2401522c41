import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../../.storybook/story';
import { goodFaithEstimate } from '../../content/notices/costs';
import { languageAssistance } from '../../content/notices/language-assistance';
import { Notices } from './Notices';

export default { component: Notices, parameters: wide } satisfies Meta<typeof Notices>;
type Story = StoryObj<typeof Notices>;

export const Default: Story = { args: { notices: [goodFaithEstimate] } };
export const InManyLanguages: Story = { args: { notices: [languageAssistance] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, hover, screen, wide } from '../../../.storybook/story';
import type { ProgramSuggestion } from '../../content/types';
import { ProgramSuggestions } from './ProgramSuggestions';

export default { component: ProgramSuggestions } satisfies Meta<typeof ProgramSuggestions>;
type Story = StoryObj<typeof ProgramSuggestions>;

const suggestions: readonly ProgramSuggestion[] = [
  { path: '/outpatient-program', why: 'A few hours a week may be enough.' },
  { path: '/family-therapy', why: 'The people at home can learn together what helps, and what does not help.' },
];
const one = { suggestions: suggestions.slice(0, 1) };

export const Default: Story = { args: { suggestions }, parameters: wide };
export const SmallScreen: Story = { args: one, ...screen(320, 220) };
export const Hover: Story = { args: one, ...screen(320, 220, hover) };
export const FocusVisible: Story = { args: one, ...screen(320, 220, focusVisible) };

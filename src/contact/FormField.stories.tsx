import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusVisible, hover } from '../../.storybook/story';
import { FormField } from './FormField';
import { fields } from './fields';

const [name, , phone, , message] = fields;

export default { component: FormField, args: { field: name, error: undefined } } satisfies Meta<typeof FormField>;
type Story = StoryObj<typeof FormField>;

export const Default: Story = {};
export const Hover: Story = { parameters: hover };
export const FocusVisible: Story = { parameters: focusVisible };
export const WithError: Story = { args: { error: 'Name is required' } };
export const ErrorHover: Story = { ...WithError, ...Hover };
export const ErrorFocusVisible: Story = { ...WithError, ...FocusVisible };
export const Hint: Story = { args: { field: phone } };
export const HintAndError: Story = { args: { field: phone, error: 'Phone is required' } };
export const Textarea: Story = { args: { field: message } };
export const TextareaError: Story = { args: { field: message, error: 'Message is required' } };

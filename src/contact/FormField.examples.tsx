import type { Example } from '../components/example';
import { FormField } from './FormField';
import { fields } from './fields';

const [name, , phone, , message] = fields;

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: <FormField field={name} error={undefined} />,
    pseudoStates: ['hover', 'focus-visible'],
  },
  {
    state: 'error',
    element: <FormField field={name} error="Name is required" />,
    pseudoStates: ['hover', 'focus-visible'],
  },
  { state: 'hint', element: <FormField field={phone} error={undefined} /> },
  { state: 'hint and error', element: <FormField field={phone} error="Phone is required" /> },
  { state: 'textarea', element: <FormField field={message} error={undefined} /> },
  { state: 'textarea, error', element: <FormField field={message} error="Message is required" /> },
];

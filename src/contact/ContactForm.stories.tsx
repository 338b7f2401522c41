import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, screen, wide } from '../../.storybook/story';
import { ContactForm } from './ContactForm';
import type { SubmissionState, SubmissionStore } from './submission';

export default { component: ContactForm, parameters: edgeToEdge } satisfies Meta<typeof ContactForm>;
type Story = StoryObj<typeof ContactForm>;

/** A store that never sends and whose state never changes. */
const storeIn = (state: SubmissionState): SubmissionStore => ({
  state: () => state,
  subscribe: () => () => {},
  start: () => {},
  settled: () => Promise.resolve(),
});

const idle = storeIn({ sending: false, sent: false });
const sent = storeIn({ sending: false, sent: true });
const failed = storeIn({ sending: false, sent: false, failed: 'refused' });
const unknown = storeIn({ sending: false, sent: false, failed: 'unknown' });

export const Default: Story = { args: { store: idle }, parameters: wide };
export const SmallScreen: Story = { args: { store: idle }, ...screen(320, 1720) };
export const Sent: Story = { args: { store: sent }, ...screen(320, 1720) };
export const FailureNotice: Story = { args: { store: failed }, ...screen(320, 1720) };
export const NoAnswer: Story = { args: { store: unknown }, ...screen(320, 1720) };

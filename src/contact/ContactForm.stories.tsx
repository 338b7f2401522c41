import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeToEdge, screen, wide } from '../components/story';
import { ContactForm } from './ContactForm';
import type { Sender, SenderState } from './sender';

export default { component: ContactForm, parameters: edgeToEdge } satisfies Meta<typeof ContactForm>;
type Story = StoryObj<typeof ContactForm>;

/** A sender that never sends and whose state never changes. */
const senderIn = (state: SenderState): Sender => ({
  state: () => state,
  subscribe: () => () => {},
  start: () => false,
  settled: () => Promise.resolve(),
  written: undefined,
});

const idle = senderIn({ sending: false, sent: false });
const sent = senderIn({ sending: false, sent: true });
const values = { name: 'Ana Lima', email: 'ana@lima.example', phone: '8055550100', subject: 'Hours', message: 'Hello' };
const failed = senderIn({ sending: false, sent: false, failed: { values, refused: true } });
const unknown = senderIn({ sending: false, sent: false, failed: { values, refused: false } });

export const Default: Story = { args: { sender: idle }, parameters: wide };
export const SmallScreen: Story = { args: { sender: idle }, ...screen(320, 1720) };
export const Sent: Story = { args: { sender: sent }, ...screen(320, 1720) };
export const FailureNotice: Story = { args: { sender: failed }, ...screen(320, 1720) };
export const NoAnswer: Story = { args: { sender: unknown }, ...screen(320, 1720) };

import type { Example } from '../components/example';
import { ContactForm } from './ContactForm';
import type { Sender, SenderState } from './sender';

/** A sender that never sends and whose state never changes. */
const senderIn = (state: SenderState): Sender => ({
  state: () => state,
  subscribe: () => () => {},
  start: () => false,
});

const idle = senderIn({ sending: false, sent: false });
const sent = senderIn({ sending: false, sent: true });
const failed = senderIn({
  sending: false,
  sent: false,
  failed: { name: 'Ana Lima', email: 'ana@lima.example', phone: '8055550100', subject: 'Hours', message: 'Hello' },
});

const screen = { width: 320, height: 1270 };

export const examples: readonly Example[] = [
  { state: 'default', element: <ContactForm sender={idle} />, wide: true, edgeToEdge: true },
  { state: 'small screen', element: <ContactForm sender={idle} />, screen, edgeToEdge: true },
  { state: 'sent', element: <ContactForm sender={sent} />, screen, edgeToEdge: true },
  { state: 'failure notice', element: <ContactForm sender={failed} />, screen, edgeToEdge: true },
];

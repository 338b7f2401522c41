import type { Example } from '../components/example';
import { ContactForm } from './ContactForm';
import { FailureNote } from './FailureNote';
import type { Sender } from './sender';

/** A sender that never sends and keeps its state. */
const fixedSender = (sent: boolean): Sender => {
  const state = { sending: false, sent };
  return { state: () => state, subscribe: () => () => {}, start: () => false };
};

const unsent = {
  name: 'Ana Lima',
  email: 'ana@lima.example',
  phone: '8055550100',
  subject: 'Hours',
  message: 'Hello',
};

const failedSender = {
  ...fixedSender(false),
  note: <FailureNote subscribe={() => () => {}} words={() => unsent} />,
};

const screen = { width: 320, height: 1270 };

export const examples: readonly Example[] = [
  { state: 'default', element: <ContactForm sender={fixedSender(false)} />, wide: true, edgeToEdge: true },
  { state: 'small screen', element: <ContactForm sender={fixedSender(false)} />, screen, edgeToEdge: true },
  { state: 'sent', element: <ContactForm sender={fixedSender(true)} />, screen, edgeToEdge: true },
  { state: 'failure notice', element: <ContactForm sender={failedSender} />, screen, edgeToEdge: true },
];

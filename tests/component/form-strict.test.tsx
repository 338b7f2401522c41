import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { ContactForm } from '../../src/contact/ContactForm';
import { createSender } from '../../src/contact/sender';
import { takeConsole } from '../support/console';
import { button, fillIn, settle, submit } from '../support/contact-form';
import { covers } from '../support/covers';

/** Renders the form in StrictMode, where React renders each component and runs each effect twice. */
function showInStrictMode() {
  const post = vi.fn(async () => ({ status: 200, text: 'OK' }));
  const sender = createSender(post);
  render(
    <StrictMode>
      <ContactForm sender={sender} />
    </StrictMode>,
  );
  return { post, sender };
}

for (const [how, press] of [
  ['once', submit],
  ['twice', () => Promise.all([submit(), submit()])],
] as const) {
  test(`in strict mode a form pressed ${how} sends once`, covers('FORM-SEND-ONLY-VALID~1'), async () => {
    const { post, sender } = showInStrictMode();
    fillIn();
    await press();
    await settle(sender);
    expect(post).toHaveBeenCalledTimes(1);
    expect(button()).toHaveTextContent('Message Sent');
    expect(takeConsole().map(({ text }) => text)).toEqual(['OK']);
  });
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContactForm } from '../../src/contact/ContactForm';
import { createSender } from '../../src/contact/sender';
import { postForm } from '../../src/contact/service';
import { takeConsole } from '../support/console';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';

test('a message that passes all checks is sent once, as nine multipart fields', covers('CALL-PAYLOAD~1'), async () => {
  render(<ContactForm sender={createSender(postForm)} />);
  await userEvent.type(screen.getByLabelText('Name'), ' Ana Lima ');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.type(screen.getByLabelText('Phone'), '8055550142');
  await userEvent.type(screen.getByLabelText('Subject'), 'Hello');
  await userEvent.type(screen.getByLabelText('Message'), 'A question');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('button', { name: 'Message Sent' });
  expect(mailService.calls()).toMatchInlineSnapshot(`
    [
      {
        "contentType": "multipart/form-data; boundary=----WebKitFormBoundary2SdWmhUOogExAiqx",
        "entries": [
          [
            "name",
            "Ana Lima",
          ],
          [
            "email",
            "ana@example.com",
          ],
          [
            "phone",
            "8055550142",
          ],
          [
            "subject",
            "Hello",
          ],
          [
            "message",
            "A question",
          ],
          [
            "lib_version",
            "3.2.0",
          ],
          [
            "service_id",
            "service_test",
          ],
          [
            "template_id",
            "template_test",
          ],
          [
            "user_id",
            "user_test",
          ],
        ],
        "method": "POST",
      },
    ]
  `);
  expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }]);
});

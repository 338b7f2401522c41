import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { defaultOrigin, encoding, path, payloadFields } from '../../spec/email-call';
import { ContactForm } from '../../src/contact/ContactForm';
import { createSender } from '../../src/contact/sender';
import { postForm } from '../../src/contact/service';
import { takeConsole } from '../support/console';
import { entered, fillIn, settle, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const nine = [...payloadFields].sort();

afterEach(() => {
  document.body.replaceChildren();
});

/** A page with the form as it is built, before a script has run; `comeAlive` lets React take it over. */
function builtForm() {
  const sender = createSender(postForm);
  const element = <ContactForm sender={sender} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const form = container.querySelector('form');
  if (!form) throw new Error('The built page has no form');
  const comeAlive = () => render(element, { container, hydrate: true });
  return { sender, form, comeAlive };
}

/** The names of all entries that the browser itself would send. */
const namesIn = (form: HTMLFormElement) => [...new FormData(form).keys()].sort();

test(
  'before scripts run, the browser itself would post the nine fields to the service',
  covers('CALL-PAYLOAD~1'),
  () => {
    const { form } = builtForm();
    expect(form.method).toBe('post');
    expect(form.enctype).toBe(encoding);
    expect(form.action).toBe(defaultOrigin + path);
    expect(namesIn(form)).toEqual(nine);
  },
);

test('before scripts run, the browser itself asks for what is missing', covers('FORM-REQUIRED-ATTRIBUTE~1'), () => {
  const { form } = builtForm();
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
});

test(
  'the page comes alive with the form that was built, and takes the checks over',
  covers('FORM-OWN-MESSAGES~1'),
  () => {
    const { form, comeAlive } = builtForm();
    comeAlive();
    expect(form.isConnected).toBe(true);
    expect(form.noValidate).toBe(true);
  },
);

test('once alive, the form no longer holds what the helper adds itself', covers('CALL-PAYLOAD~1'), () => {
  const { form, comeAlive } = builtForm();
  comeAlive();
  expect(namesIn(form)).toEqual(Object.keys(goodMessage).sort());
});

test(
  'a message from a built form that came alive holds the nine fields, each once',
  covers('CALL-PAYLOAD~1'),
  async () => {
    const { sender, comeAlive } = builtForm();
    comeAlive();
    fillIn();
    await submit();
    await settle(sender);
    expect(mailService.calls()).toHaveLength(1);
    expect(
      mailService
        .calls()[0]
        ?.entries.map(([name]) => name)
        .sort(),
    ).toEqual(nine);
    expect(takeConsole()).toHaveLength(1);
  },
);

test('what was entered before the page came alive stays there', covers('FORM-KEEPS-VALUES~1'), () => {
  const { comeAlive } = builtForm();
  fillIn();
  comeAlive();
  expect(entered()).toEqual(goodMessage);
});

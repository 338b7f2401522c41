import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { defaultOrigin, encoding, path, payloadFields } from '../../spec/email-call';
import { ContactForm } from '../../src/contact/ContactForm';
import { createSender } from '../../src/contact/sender';
import { postForm } from '../../src/contact/service';
import { takeConsole } from '../support/console-lines';
import { entered, fillIn, settle, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const payloadNames = [...payloadFields].sort();

afterEach(() => {
  document.body.replaceChildren();
});

/** Shows the prerendered form; `hydrate` hydrates it. */
function prerenderedForm() {
  const sender = createSender(postForm);
  const element = <ContactForm sender={sender} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const form = container.querySelector('form');
  if (!form) throw new Error('The prerendered page has no form');
  const hydrate = () => render(element, { container, hydrate: true });
  return { sender, form, hydrate };
}

/** The names of the entries that the browser would send. */
const namesIn = (form: HTMLFormElement) => [...new FormData(form).keys()].sort();

test('before hydration, the contact form posts the nine fields to the service', covers('CALL-PAYLOAD~1'), () => {
  const { form } = prerenderedForm();
  expect(form.method).toBe('post');
  expect(form.enctype).toBe(encoding);
  expect(form.action).toBe(defaultOrigin + path);
  expect(namesIn(form)).toEqual(payloadNames);
});

test("before hydration, the contact form uses the browser's validation", covers('FORM-REQUIRED-ATTRIBUTE~2'), () => {
  const { form } = prerenderedForm();
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
});

test(
  "hydration keeps the prerendered contact form and turns off the browser's validation",
  covers('FORM-OWN-MESSAGES~1'),
  () => {
    const { form, hydrate } = prerenderedForm();
    hydrate();
    expect(form.isConnected).toBe(true);
    expect(form.noValidate).toBe(true);
  },
);

test('hydration removes the fields that the SDK adds', covers('CALL-PAYLOAD~1'), () => {
  const { form, hydrate } = prerenderedForm();
  hydrate();
  expect(namesIn(form)).toEqual(Object.keys(goodMessage).sort());
});

test('a hydrated contact form sends the nine fields, each once', covers('CALL-PAYLOAD~1'), async () => {
  const { sender, hydrate } = prerenderedForm();
  hydrate();
  fillIn();
  await submit();
  await settle(sender);
  const sentNames = mailService.calls().map(({ entries }) => entries.map(([name]) => name).sort());
  expect(sentNames).toEqual([payloadNames]);
  expect(takeConsole()).toHaveLength(1);
});

test('hydration keeps the values entered before it', covers('FORM-KEEPS-VALUES~1'), () => {
  const { hydrate } = prerenderedForm();
  fillIn();
  hydrate();
  expect(entered()).toEqual(goodMessage);
});

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

/** A page with the prerendered form, before hydration; `hydratePage` lets React hydrate it. */
function prerenderedForm() {
  const sender = createSender(postForm);
  const element = <ContactForm sender={sender} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const form = container.querySelector('form');
  if (!form) throw new Error('The prerendered page has no form');
  const hydratePage = () => render(element, { container, hydrate: true });
  return { sender, form, hydratePage };
}

/** The names of all entries that the browser itself would send. */
const namesIn = (form: HTMLFormElement) => [...new FormData(form).keys()].sort();

test('before hydration, the form posts the nine fields to the service by itself', covers('CALL-PAYLOAD~1'), () => {
  const { form } = prerenderedForm();
  expect(form.method).toBe('post');
  expect(form.enctype).toBe(encoding);
  expect(form.action).toBe(defaultOrigin + path);
  expect(namesIn(form)).toEqual(nine);
});

test("before hydration, the browser's own validation is on", covers('FORM-REQUIRED-ATTRIBUTE~1'), () => {
  const { form } = prerenderedForm();
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
});

test(
  "hydration keeps the prerendered form and switches the browser's own validation off",
  covers('FORM-OWN-MESSAGES~1'),
  () => {
    const { form, hydratePage } = prerenderedForm();
    hydratePage();
    expect(form.isConnected).toBe(true);
    expect(form.noValidate).toBe(true);
  },
);

test('after hydration, the form no longer holds the fields that the SDK adds', covers('CALL-PAYLOAD~1'), () => {
  const { form, hydratePage } = prerenderedForm();
  hydratePage();
  expect(namesIn(form)).toEqual(Object.keys(goodMessage).sort());
});

test('a message from a hydrated form holds the nine fields, each once', covers('CALL-PAYLOAD~1'), async () => {
  const { sender, hydratePage } = prerenderedForm();
  hydratePage();
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
});

test('hydration keeps the values that were entered before', covers('FORM-KEEPS-VALUES~1'), () => {
  const { hydratePage } = prerenderedForm();
  fillIn();
  hydratePage();
  expect(entered()).toEqual(goodMessage);
});

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { accepted, type FieldName, fields, rejected } from '../../spec/contact-form';
import { defaultOrigin, encoding, path, payloadFields } from '../../spec/email-call';
import { ContactForm } from '../../src/contact/ContactForm';
import { controlOf } from '../../src/contact/controls';
import { createSender } from '../../src/contact/sender';
import { postForm } from '../../src/contact/service';
import { validate } from '../../src/contact/validation';
import { anyText, digit, letter, mark, otherDigit, sign, whiteSpace } from '../support/characters';
import { takeConsole } from '../support/console-lines';
import { entered, fillIn, settle, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';
import { runs } from '../support/seed';

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

/** Values near those that the rules of a field accept or reject. */
const nearly: Readonly<Record<string, fc.Arbitrary<string>>> = {
  name: fc.array(fc.oneof(letter, letter, mark, whiteSpace, digit, sign), { maxLength: 6 }).map((all) => all.join('')),
  email: fc.string({ unit: fc.constantFrom(...'aaé@@.. "-_'), maxLength: 9 }),
  phone: fc.string({ unit: fc.oneof({ arbitrary: digit, weight: 20 }, otherDigit), minLength: 8, maxLength: 17 }),
  subject: whiteSpace,
};
const around = fc.string({ unit: whiteSpace, maxLength: 2 });

for (const [name, near] of Object.entries(nearly)) {
  test(
    `before hydration, the browser accepts a value of the ${name} field exactly if validation does`,
    covers('FORM-SEND-ONLY-VALID~1'),
    () => {
      const control = controlOf(prerenderedForm().form, name as FieldName);
      const values = fc.oneof(
        anyText,
        fc.tuple(around, near, around).map((parts) => parts.join('')),
      );
      const property = fc.property(values, (value) => {
        control.value = value;
        const passes = !(name in validate({ ...goodMessage, [name]: control.value.trim() }));
        expect(control.validity.valid).toBe(passes);
      });
      const samples = [...rejected, ...accepted].filter(({ field }) => field === name).map(({ value }) => value);
      fc.assert(property, { numRuns: runs(1000), examples: samples.map((value) => [value]) });
    },
  );
}

test('the messages that the browser shows before hydration are those of validation', covers('VAL-CATALOG~2'), () => {
  const { form, hydrate } = prerenderedForm();
  const titles = () => fields.map(({ name }) => controlOf(form, name).title);
  expect(titles()).toEqual(fields.map(({ name, rules }) => (name === 'message' ? '' : rules.at(-1)?.message)));
  // From then on they would be tooltips, and descriptions of valid fields.
  hydrate();
  expect(titles().join('')).toBe('');
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

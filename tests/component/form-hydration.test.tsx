import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { payloadFields } from '../../spec/email';
import { accepted, fields, rejected } from '../../spec/validation';
import { ContactForm } from '../../src/contact/ContactForm';
import { clean } from '../../src/contact/clean';
import { postForm } from '../../src/contact/service';
import { createSubmissionStore } from '../../src/contact/submission';
import { validate } from '../../src/contact/validation';
import { anyCharacter, anyText, withExtra } from '../support/characters';
import { takeConsole } from '../support/console-lines';
import { goodMessage } from '../support/messages';
import { mailService } from '../support/msw-service';
import { control, entered, fillIn, settle, submit } from '../support/render-form';
import { runs } from '../support/seed';

/* tests/unit/prerendered-form.test.tsx tests what the form posts without scripts. */

/** Shows the prerendered form, which is not hydrated until the test calls `hydrate`. */
function prerenderedForm() {
  const store = createSubmissionStore(postForm);
  const element = <ContactForm store={store} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  onTestFinished(() => container.remove());
  const form = container.querySelector('form');
  if (!form) throw new Error('The prerendered page has no form');
  return { store, form, hydrate: () => render(element, { container, hydrate: true }) };
}

for (const { name } of fields.filter(({ control }) => control === 'input')) {
  test(`before hydration, the browser accepts the same values of the ${name} field as validation`, {
    tags: 'FORM-SEND-ONLY-VALID',
  }, () => {
    prerenderedForm();
    const prerendered = control(name);
    const known = [...rejected, ...accepted].filter(({ field }) => field === name).map(({ value }) => value);
    const changed = withExtra(withExtra(fc.constantFrom(...known), anyCharacter), anyCharacter);
    const property = fc.property(fc.oneof(changed, anyText), (value) => {
      prerendered.value = value;
      const passes = !(name in validate({ ...goodMessage, [name]: clean(name, prerendered.value) }));
      expect(prerendered.validity.valid).toBe(passes);
    });
    fc.assert(property, { numRuns: runs(1000), examples: known.map((value) => [value]) });
  });
}

test('before hydration, the browser shows the messages of validation', { tags: 'VAL-CATALOG' }, () => {
  const { hydrate } = prerenderedForm();
  const titles = () => fields.map(({ name }) => control(name).title);
  expect(titles()).toEqual(fields.map(({ name, rules }) => (name === 'message' ? '' : rules.at(-1)?.message)));
  // After hydration, browsers would show a title as a tooltip, and screen readers would read it with a valid field.
  hydrate();
  expect(titles().join('')).toBe('');
});

test("hydration keeps the form and its values and turns off the browser's checks; a send has each field once", {
  tags: 'CALL-PAYLOAD',
}, async () => {
  const { form, store, hydrate } = prerenderedForm();
  await fillIn();
  hydrate();
  expect(entered()).toEqual(goodMessage);
  expect(form.isConnected).toBe(true);
  expect(form.noValidate).toBe(true);
  await submit();
  await settle(store);
  const sentNames = mailService.calls().map(({ entries }) => entries.map(([name]) => name).sort());
  expect(sentNames).toEqual([[...payloadFields].sort()]);
  expect(takeConsole()).toHaveLength(1);
});

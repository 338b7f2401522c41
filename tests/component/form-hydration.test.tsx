import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { accepted, fields, rejected } from '../../spec/validation';
import { ContactForm } from '../../src/contact/ContactForm';
import { clean } from '../../src/contact/clean';
import { validate } from '../../src/contact/validation';
import { anyCharacter, anyText, withExtra } from '../support/characters';
import { goodMessage } from '../support/messages';
import { control, fillIn } from '../support/render-form';
import { runs } from '../support/seed';

/* tests/unit/prerendered-form.test.tsx tests what the form posts without scripts. */

/** Shows the prerendered form, which is not hydrated until the test calls `hydrate`. */
function prerenderedForm() {
  const element = <ContactForm />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  onTestFinished(() => container.remove());
  const form = container.querySelector('form');
  if (!form) throw new Error('The prerendered page has no form');
  return { form, hydrate: () => render(element, { container, hydrate: true }) };
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

test('hydration keeps form and values, without the hidden fields and checks', { tags: 'CALL-PAYLOAD' }, async () => {
  const { form, hydrate } = prerenderedForm();
  await fillIn();
  hydrate();
  expect(form.isConnected).toBe(true);
  expect(form.noValidate).toBe(true);
  expect(Object.fromEntries(new FormData(form))).toEqual(goodMessage);
});

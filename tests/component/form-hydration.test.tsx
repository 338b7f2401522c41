import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { payloadFields } from '../../spec/email';
import { accepted, type FieldName, fields, rejected } from '../../spec/validation';
import { ContactForm } from '../../src/contact/ContactForm';
import { clean } from '../../src/contact/clean';
import { controlOf } from '../../src/contact/form-values';
import { postForm } from '../../src/contact/service';
import { createSubmissionStore } from '../../src/contact/submission';
import { validate } from '../../src/contact/validation';
import {
  anyText,
  digit,
  filler,
  format,
  joiner,
  letter,
  mark,
  otherDigit,
  sign,
  whiteSpace,
} from '../support/characters';
import { takeConsole } from '../support/console-lines';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';
import { mailService } from '../support/msw-service';
import { entered, fillIn, settle, submit } from '../support/render-form';
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

/** Values near the limits of what a field accepts, valid and invalid. */
const nearly: Readonly<Record<string, fc.Arbitrary<string>>> = {
  name: fc
    .array(fc.oneof(letter, letter, mark, joiner, filler, whiteSpace, digit, sign), { maxLength: 6 })
    .map((all) => all.join('')),
  email: fc.string({ unit: fc.constantFrom(...'aaé@@..·’ "-_\u200d\u00ad\u3164\u2800\ufffc'), maxLength: 9 }),
  phone: fc.string({
    unit: fc.oneof({ arbitrary: digit, weight: 20 }, otherDigit, format, filler),
    minLength: 8,
    maxLength: 17,
  }),
  subject: fc.string({ unit: fc.oneof(whiteSpace, format, filler, letter), maxLength: 3 }),
};
const around = fc.string({ unit: fc.oneof(whiteSpace, format, joiner, filler, fc.constant('\ufe0f')), maxLength: 2 });

for (const [name, near] of Object.entries(nearly)) {
  test(
    `before hydration, the browser accepts the same values of the ${name} field as validation`,
    covers('FORM-SEND-ONLY-VALID'),
    () => {
      const control = controlOf(prerenderedForm().form, name as FieldName);
      const values = fc.oneof(
        anyText,
        fc.tuple(around, near, around).map((parts) => parts.join('')),
      );
      const property = fc.property(values, (value) => {
        control.value = value;
        const passes = !(name in validate({ ...goodMessage, [name]: clean(name as FieldName, control.value) }));
        expect(control.validity.valid).toBe(passes);
      });
      const samples = [...rejected, ...accepted].filter(({ field }) => field === name).map(({ value }) => value);
      fc.assert(property, { numRuns: runs(1000), examples: samples.map((value) => [value]) });
    },
  );
}

test('before hydration, the browser shows the messages of validation', covers('VAL-CATALOG'), () => {
  const { form, hydrate } = prerenderedForm();
  const titles = () => fields.map(({ name }) => controlOf(form, name).title);
  expect(titles()).toEqual(fields.map(({ name, rules }) => (name === 'message' ? '' : rules.at(-1)?.message)));
  // After hydration, browsers would show a title as a tooltip, and screen readers would read it with a valid field.
  hydrate();
  expect(titles().join('')).toBe('');
});

test(
  "hydration keeps the form and its values and turns off the browser's checks; a send has each field once",
  covers('CALL-PAYLOAD'),
  async () => {
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
  },
);

import { expect, test } from 'vitest';
import { fields } from '../../spec/contact-form';
import { fillIn, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { heardDuring, phrasesOf, readPage, spokenOf } from '../support/spoken';
import { fieldSpoken } from '../support/spoken-field';

for (const { name, rules } of fields) {
  for (const { rule, message } of rules) {
    test(
      `"${message}" is spoken with its field, which is called invalid, and again after it`,
      covers('A11Y-SPOKEN~1'),
      async () => {
        showForm();
        const value = rule === 'required' ? '' : 'x1 @';
        fillIn({ [name]: value });
        await submit();
        const spoken = phrasesOf(await readPage());
        const at = spoken.indexOf(fieldSpoken(name, { value, message }));
        expect(spoken.filter((phrase) => phrase.includes('invalid'))).toEqual([spoken[at]]);
        expect(spoken.slice(at + 1, at + 4)).toEqual(['paragraph', message, 'end of paragraph']);
      },
    );
  }
}

test('with all fields empty, each is spoken as invalid, with its message', covers('A11Y-SPOKEN~1'), async () => {
  showForm();
  await submit();
  const boxes = fields.map(({ name, rules }) => fieldSpoken(name, { value: '', message: rules[0].message }));
  expect(spokenOf(await readPage(), 'textbox')).toEqual(boxes);
});

for (const { name, rules } of fields) {
  test(
    `when the ${name} is missing, pressing the button speaks of that field at last`,
    covers('A11Y-SPOKEN~1'),
    async () => {
      showForm();
      fillIn({ [name]: '' });
      const heard = await heardDuring(submit);
      expect(heard.at(-1)).toBe(fieldSpoken(name, { value: '', message: rules[0].message }));
    },
  );
}

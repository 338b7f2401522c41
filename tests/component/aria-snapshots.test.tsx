import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { menus } from '../../spec/navigation';
import { control, showForm, submit, write } from '../support/contact-form';
import { covers } from '../support/covers';
import { menuSummary, showHeader, toggle } from '../support/header';

/*
 * The accessibility tree of form and mobile menu in their states: names, roles and order. e2e/spoken.spec.ts has that of a
 * page of each family, with the header of a wide screen and the slider; slider.test.tsx has the slider in use.
 */

const rule = covers('A11Y-SPOKEN');

test(
  'the form is exposed with its heading, its fields with hints and error messages, and its button',
  covers('A11Y-SPOKEN', 'FORM-FIELDS'),
  async () => {
    showForm();
    await submit();
    await write('email', 'ana@example.com');
    await submit();
    expect(document.body).toMatchAriaInlineSnapshot(`
    - heading "Write to us" [level=2]
    - form "Write to us":
      - /children: equal
      - text: Name
      - textbox "Name"
      - paragraph: Name is required
      - paragraph: /^Letters and spaces only/
      - text: Email
      - textbox "Email": ana@example.com
      - text: Phone
      - textbox "Phone"
      - paragraph: Phone number is required
      - paragraph: /^Digits only/
      - text: Subject
      - textbox "Subject"
      - paragraph: Subject is required
      - text: Message
      - textbox "Message"
      - paragraph: Message is required
      - paragraph
      - paragraph
      - button "Submit"
    - heading "What happens next" [level=3]
    - list:
      - listitem: /our team reads it/
  `);
    expect(control('name')).toHaveAccessibleDescription(/^Name is required Letters and spaces only/);
  },
);

test('the mobile menu is exposed after its toggle while it is open, and so is an open menu in it', rule, async () => {
  await showHeader('small');
  expect(document.body).toMatchAriaInlineSnapshot(`
    - banner:
      - /children: equal
      - link /, home page$/
      - group: Menu
    - main
  `);
  await userEvent.click(toggle());
  await userEvent.click(menuSummary(menus[1]));
  expect(document.body).toMatchAriaInlineSnapshot(`
    - banner:
      - /children: equal
      - link /, home page$/
      - group:
        - text: Menu
        - navigation "Main":
          - list "What do you need right now?":
            - listitem:
              - link /^In a crisis now/
          - list:
            - listitem:
              - link "Home"
            - listitem:
              - link "Treatment"
            - listitem:
              - group: Programs
            - listitem:
              - group:
                - text: Mental Health menu
                - list:
                  - listitem:
                    - link "All conditions"
                  - listitem:
                    - link "Depression"
                  - listitem:
                    - link "Anxiety Disorder"
            - listitem:
              - group: Addiction menu
  `);
});

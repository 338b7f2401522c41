import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { headerLinks, type Menu, menus } from '../../spec/navigation';
import { Slider } from '../../src/components/Slider/Slider';
import { control, showForm, submit, write } from '../support/contact-form';
import { covers } from '../support/covers';
import { menuSummary, showHeader, toggle } from '../support/header';
import { preferMotion } from '../support/motion';
import { slides } from '../support/slides';

/*
 * The accessibility tree of form, header and slider in their states: names, roles and order. e2e/a11y/aria.spec.ts holds
 * that of a page of each family.
 */

const rule = covers('A11Y-SPOKEN~1');

test(
  'the form is exposed with its heading, its fields with hints and error messages, and its button',
  covers('A11Y-SPOKEN~1', 'FORM-FIELDS~2'),
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
      - paragraph: /^Letters and spaces only/
      - textbox "Name"
      - paragraph: Name is required
      - text: Email
      - textbox "Email": ana@example.com
      - text: Phone
      - paragraph: /^Digits only/
      - textbox "Phone"
      - paragraph: Phone number is required
      - text: Subject
      - textbox "Subject"
      - paragraph: Subject is required
      - text: Message
      - textbox "Message"
      - paragraph: Message is required
      - paragraph
      - paragraph
      - button "Submit"
  `);
    expect(control('name')).toHaveAccessibleDescription(/^Name is required Letters and spaces only/);
  },
);

const links = headerLinks.map(({ label }) => `link "${label}"`);

/** The snapshot of a menu: its parent if any, its summary, and its entries while it is open. */
function menuLines({ label, parent, entries }: Menu, open: boolean): readonly string[] {
  const name = parent ? `${label} menu` : label;
  const closed = `  - group: ${name}`;
  const opened = [
    '  - group:',
    `    - text: ${name}`,
    '    - list:',
    '      - /children: equal',
    ...entries.flatMap((entry) => ['      - listitem:', `        - link "${entry.label}"`]),
  ];
  return ['- listitem:', ...(parent ? [`  - link "${label}"`] : []), ...(open ? opened : [closed])];
}

/** The snapshot of the navigation with all menus closed but one. */
function navigationLines(open?: Menu): string {
  const items = [
    ...links.flatMap((link) => ['- listitem:', `  - ${link}`]),
    ...menus.flatMap((menu) => menuLines(menu, menu === open)),
  ];
  return ['- navigation "Main":', '  - list:', '    - /children: equal', ...items.map((item) => `    ${item}`)]
    .map((line) => `\n  ${line}`)
    .join('');
}

/** The snapshot of the header of a wide screen with all menus closed but one. */
const wideHeader = (open?: Menu) => `
- banner:
  - /children: equal
  - link /, home page$/${navigationLines(open)}
  - link /^Call /
- main`;

test(
  'the header of a wide screen is exposed in order before the page, and an open menu after its summary',
  rule,
  async () => {
    await showHeader('wide');
    expect(document.body).toMatchAriaInlineSnapshot(wideHeader());
    await userEvent.click(menuSummary(menus[1]));
    expect(document.body).toMatchAriaInlineSnapshot(wideHeader(menus[1]));
  },
);

const smallHeader = `
- banner:
  - /children: equal
  - link /, home page$/
  - link /^Call /
  - group: Menu`;

test('the mobile menu is exposed after its toggle while it is open, and so is an open menu in it', rule, async () => {
  await showHeader('small');
  expect(document.body).toMatchAriaInlineSnapshot(`${smallHeader}\n- main`);
  await userEvent.click(toggle());
  expect(document.body).toMatchAriaInlineSnapshot(smallHeader + navigationLines());
  await userEvent.click(menuSummary(menus[0]));
  expect(document.body).toMatchAriaInlineSnapshot(smallHeader + navigationLines(menus[0]));
});

/** The snapshot of the slider while it shows the slide at a position. */
const sliderAt = (position: 1 | 2 | 3, ...autoplay: readonly string[]) => `
- region "Pictures of the bay":
  - /children: equal${autoplay.map((name) => `\n  - button "${name}"`).join('')}
  - button "Previous slide"
  - button "Next slide"
  - group "${position} of ${slides.length}":
    - img "${slides[position - 1]?.label}"`;

test('the slider is exposed with its buttons and only the slide that it shows', rule, async () => {
  preferMotion('no-preference');
  render(<Slider slides={slides} />);
  expect(document.body).toMatchAriaInlineSnapshot(sliderAt(1, 'Stop slides'));
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(document.body).toMatchAriaInlineSnapshot(sliderAt(2, 'Start slides'));
});

test('the slider has no button for autoplay under reduced motion', rule, async () => {
  preferMotion('reduce');
  render(<Slider slides={slides} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(document.body).toMatchAriaInlineSnapshot(sliderAt(3));
});

import { buttonLabels, fields } from '../../spec/contact-form';
import type { Route } from '../../spec/routes';
import { textOf } from '../../tests/support/text';
import { test } from '../support/page-visit';
import { covers, expect } from '../support/test';
import { screensOf } from './shown';

/** The contact form, on the pages that have it and on no others (sections 1 to 5). */
export function formTests({ path, form }: Route): void {
  const what = form ? 'has one contact form' : 'has no contact form';
  test(`${path} ${what}, and no other control takes input`, covers('FORM-ONLY-INPUT~1'), async ({ pageVisit }) => {
    const { forms, controls } = await pageVisit(path);
    expect(forms).toBe(form ? 1 : 0);
    expect(controls).toEqual({ inForms: form ? fields.length : 0, elsewhere: 0 });
  });
  if (!form) return;

  const rules = covers('FORM-PAGES~2', 'FORM-FIELDS~2', 'FORM-LABEL-IDLE~2', 'FORM-REQUIRED-ATTRIBUTE~2');
  test(`${path} shows the contact form with its five fields and its button`, rules, async ({ pageVisit }) => {
    for (const { screen, shown } of screensOf(await pageVisit(path))) {
      const controls = shown.main.querySelectorAll('form :is(input, textarea, select)');
      const found = controls.map((control) => [control.getAttribute('name'), control.hasAttribute('required')]);
      expect(found, screen).toEqual(fields.map(({ name }) => [name, true]));
      expect(shown.main.querySelectorAll('form label').map(textOf), screen).toEqual(fields.map(({ label }) => label));
      expect(shown.main.querySelectorAll('form button').map(textOf), screen).toEqual([buttonLabels.idle]);
    }
  });
}

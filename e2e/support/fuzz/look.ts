import type { Page } from '@playwright/test';
import { buttonLabels, fields } from '../../../spec/contact-form';

const allowed = {
  names: fields.map(({ name }) => name).join(),
  complaints: fields.flatMap(({ rules }) => rules.map(({ message }): string => message)),
  labels: Object.values(buttonLabels) as string[],
};

/** Runs in the page: waits until it is alive and drawn, then says what is wrong with it. */
async function lookInPage({ names, complaints, labels }: typeof allowed): Promise<string[]> {
  const { documentElement: html } = document;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const settled = () =>
    html.dataset.hydrated !== undefined && document.querySelector('main:not([data-arriving])') !== null;
  // A page that never comes alive is told of below, not waited for.
  for (let frames = 0; frames < 300 && !settled(); frames += 1) await frame();
  const findings: string[] = [];
  const expect = (is: boolean | undefined, otherwise: string) => is || findings.push(otherwise);
  const main = document.querySelector('main');
  const heading = document.querySelector('h1');
  expect(settled(), 'the page does not come alive');
  expect(document.title.trim() !== '', 'the page has no title');
  expect(heading?.checkVisibility() && heading.textContent.trim() !== '', 'the page shows no heading');
  expect(main?.checkVisibility() && main.innerText.trim().length > 100, 'the page is blank');
  const covered = document.querySelector('header details[open] + nav') !== null;
  const visible = main?.checkVisibility({ visibilityProperty: true });
  expect(visible || covered, 'the page is hidden though no menu covers it');
  for (const form of document.querySelectorAll('form')) {
    const found = [...form.elements].map((element) => element.getAttribute('name')).filter((name) => name !== null);
    expect(found.join() === names, `the form has the fields ${found.join()}`);
    const label = form.querySelector('button')?.textContent ?? '';
    expect(labels.includes(label), `the form's button reads “${label}”`);
    for (const control of form.querySelectorAll('[aria-invalid]')) {
      const id = control.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      const complaint = document.getElementById(id)?.textContent ?? '';
      expect(complaints.includes(complaint), `the form complains “${complaint}”`);
    }
  }
  return findings;
}

/** Whether a question failed only because the page went away before it could answer. */
export function wentAway(error: unknown): boolean {
  return error instanceof Error && /context was destroyed|navigation|disposed/i.test(error.message);
}

/** What is wrong with the page, a line for each finding; looks at the next page when this one goes away meanwhile. */
export async function look(page: Page): Promise<string[]> {
  for (let times = 0; ; times += 1) {
    try {
      return await page.evaluate(lookInPage, allowed);
    } catch (error) {
      if (!wentAway(error) || times === 3) throw error;
      await page.waitForLoadState();
    }
  }
}

import type { Page } from '@playwright/test';
import { buttonLabels, fields } from '../../spec/contact-form';
import { openNavigationSelector } from '../support/menus';

const allowed = {
  names: fields.map(({ name }) => name).join(),
  messages: fields.flatMap(({ rules }) => rules.map(({ message }): string => message)),
  labels: Object.values(buttonLabels) as string[],
  openNavigation: openNavigationSelector,
};

/**
 * Runs in the page: waits until it is hydrated and no other page is loading, then returns one line for each finding.
 */
async function checkInPage({ names, messages, labels, openNavigation }: typeof allowed): Promise<string[]> {
  const { documentElement: html } = document;
  const isReady = () => html.dataset.hydrated !== undefined && document.querySelector('main:not([aria-busy])') !== null;
  for (let frames = 0; frames < 300 && !isReady(); frames += 1) await new Promise(requestAnimationFrame);
  const findings: string[] = [];
  const expect = (holds: boolean | undefined, otherwise: string) => holds || findings.push(otherwise);
  const main = document.querySelector('main');
  const heading = document.querySelector('h1');
  expect(isReady(), 'the page does not hydrate');
  expect(document.title.trim() !== '', 'the page has no title');
  expect(heading?.checkVisibility() && heading.textContent.trim() !== '', 'the page shows no heading');
  const covered = document.querySelector(openNavigation) !== null;
  // `innerText` leaves out hidden text.
  const text = covered ? main?.textContent : main?.innerText;
  expect(main?.checkVisibility() && (text ?? '').trim().length > 100, 'the page is blank');
  const visible = main?.checkVisibility({ visibilityProperty: true });
  expect(visible || covered, 'the page is hidden although no menu covers it');
  for (const form of document.querySelectorAll('form')) {
    const found = [...form.elements].map((element) => element.getAttribute('name')).filter((name) => name !== null);
    expect(found.join() === names, `the form has the fields ${found.join()}`);
    const label = form.querySelector('button')?.textContent ?? '';
    expect(labels.includes(label), `the form's button reads “${label}”`);
    for (const control of form.querySelectorAll('[aria-invalid]')) {
      const id = control.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      const message = document.getElementById(id)?.textContent ?? '';
      expect(messages.includes(message), `the form has the message “${message}”`);
    }
  }
  return findings;
}

/** Whether an evaluation failed only because the page was left meanwhile. */
export function wentAway(error: unknown): boolean {
  return error instanceof Error && /context was destroyed|navigation|disposed/i.test(error.message);
}

/** Checks the page, or the next one if this one is left meanwhile. @returns one line for each finding */
export async function checkPage(page: Page): Promise<string[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await page.evaluate(checkInPage, allowed);
    } catch (error) {
      if (!wentAway(error) || attempt === 3) throw error;
      await page.waitForLoadState();
    }
  }
}

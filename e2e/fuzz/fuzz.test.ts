import { expect, meta, test } from '../support/test';
import { assertVisits } from './visit';

/** Faults injected into the built pages before their own scripts run, and what the fuzz test must report. */
const faults = {
  'a page that goes blank on a press': {
    script: `addEventListener('pointerdown', () => document.querySelector('main').setAttribute('hidden', ''));`,
    reports: 'the page is blank',
  },
  'a field that keeps the focus': {
    script: `addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); }, true);`,
    reports: /Tab does not move the focus/,
  },
  'an uncaught error': {
    script: `addEventListener('pointerup', () => { throw new Error('thrown'); });`,
    reports: 'uncaught: thrown',
  },
  'a swallowed Escape': {
    script: `addEventListener('keydown', (event) => { if (event.key === 'Escape') event.stopImmediatePropagation(); }, true);`,
    reports: 'Escape leaves a menu open',
  },
  'a hidden identifier in the form': {
    script: `addEventListener('focusin', ({ target }) => {
      const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name: 'user_id' });
      target.form?.append(hidden);
    });`,
    reports: /the form has the fields .*user_id/,
  },
  'a message that is sent twice': {
    script: `const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        fetch('/api/v1.0/email/send-form', { method: 'POST', body });
        return send.call(this, body);
      };`,
    reports: 'a message arrived twice',
  },
} as const;

// In ms; long enough for a whole search without findings.
test.describe.configure({ timeout: 120_000 });

for (const [what, { script, reports }] of Object.entries(faults)) {
  test(`fuzz test reports ${what}`, meta, async ({ context, console }) => {
    await context.addInitScript({ content: script });
    const search = assertVisits(context, console.take, { seed: 7, numRuns: 8, endOnFailure: true });
    await expect(search).rejects.toThrow(reports);
    console.take();
  });
}

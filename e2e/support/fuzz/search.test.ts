import { expect, meta, test } from '../test';
import { search, visits } from './search';
import { walk } from './walk';

/** Faults injected into the built pages before their own scripts run, and what the fuzz test must report. */
const faults = {
  'a page that goes blank on a press': {
    script: `addEventListener('pointerdown', () => document.querySelector('main').setAttribute('hidden', ''));`,
    reports: 'the page is blank',
  },
  'a heading without text': {
    script: `addEventListener('keydown', () => { document.querySelector('h1').textContent = ''; });`,
    reports: 'the page shows no heading',
  },
  'a field that keeps the focus': {
    script: `addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); }, true);`,
    reports: /Tab (does not leave|never leaves|does not move)/,
  },
  'a focus trap between two fields': {
    script: `addEventListener('focusin', ({ target }) => {
      if (target.form) window.form = target.form;
      else window.form?.elements[0].focus();
    });`,
    reports: /Tab (does not leave|never leaves)/,
  },
  'an uncaught error': {
    script: `addEventListener('pointerup', () => { throw new Error('thrown'); });`,
    reports: 'uncaught: thrown',
  },
  'a page that stays hidden': {
    script: `addEventListener('keydown', () => { document.querySelector('main').style.visibility = 'hidden'; });`,
    reports: 'the page is hidden although no menu covers it',
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
    const found = await search((visit) => walk(context, visit, console.take), { seed: 7, visits });
    console.take();
    expect(found).toMatch(reports);
    expect(found).toContain("To repeat it: FUZZ_SEED=7 FUZZ_PATH='");
  });
}

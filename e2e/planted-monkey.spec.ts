import { search, visits } from './support/fuzz/monkey';
import { walk } from './support/fuzz/walk';
import { expect, meta, test } from './support/test';

/** What is done to the real pages before their own scripts run, and what the monkey must say of it. */
const faults = {
  'a page that goes blank at a press': {
    script: `addEventListener('pointerdown', () => document.querySelector('main').setAttribute('hidden', ''));`,
    tells: 'the page is blank',
  },
  'a heading that gets lost': {
    script: `addEventListener('keydown', () => { document.querySelector('h1').textContent = ''; });`,
    tells: 'the page shows no heading',
  },
  'a field that keeps the focus': {
    script: `addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); }, true);`,
    tells: /Tab (does not leave|never leaves|leads nowhere)/,
  },
  'two fields between which the focus circles': {
    script: `addEventListener('focusin', ({ target }) => {
      if (target.form) window.form = target.form;
      else window.form?.elements[0].focus();
    });`,
    tells: /Tab (does not leave|never leaves)/,
  },
  'an uncaught error': {
    script: `addEventListener('pointerup', () => { throw new Error('planted'); });`,
    tells: 'uncaught: planted',
  },
  'a page that stays closed off': {
    script: `addEventListener('keydown', () => { document.querySelector('main').inert = true; });`,
    tells: 'the page is closed off though no menu covers it',
  },
  'a swallowed Escape': {
    script: `addEventListener('keydown', (event) => { if (event.key === 'Escape') event.stopImmediatePropagation(); }, true);`,
    tells: 'Escape leaves a menu open',
  },
  'a hidden identifier in the form': {
    script: `addEventListener('focusin', ({ target }) => {
      const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name: 'user_id' });
      target.form?.append(hidden);
    });`,
    tells: /the form has the fields .*user_id/,
  },
  'a message that is sent twice': {
    script: `const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        fetch('/api/v1.0/email/send-form', { method: 'POST', body });
        return send.call(this, body);
      };`,
    tells: 'a message arrived twice',
  },
} as const;

// As long as a whole search may take where nothing is found. In ms.
test.describe.configure({ timeout: 120_000 });

for (const [what, { script, tells }] of Object.entries(faults)) {
  test(`the monkey finds ${what}`, meta, async ({ context, console }) => {
    const plant = (page: { addInitScript(content: { content: string }): Promise<unknown> }) =>
      page.addInitScript({ content: script }).then(() => undefined);
    const found = await search((visit) => walk(context, visit, console.take, plant), { seed: 7, visits });
    console.take();
    expect(found).toMatch(tells);
    expect(found).toContain("To see it again: MONKEY_SEED=7 MONKEY_PATH='");
  });
}

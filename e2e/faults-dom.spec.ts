import type { Page } from '@playwright/test';
import { fill, messageWith, submit } from './support/contact-form';
import { expectArrivedOnce, expectMenus, expectText } from './support/faults';
import { covers, expect, test } from './support/test';

/** What extensions, translators and password managers do to a page before it is hydrated. */
const changes: Record<string, () => void> = {
  'adds boxes of its own to the body': () => {
    for (const where of ['prepend', 'append'] as const) {
      const box = document.createElement('extension-box');
      box.attachShadow({ mode: 'open' }).append('A box of an extension');
      document.body[where](box);
    }
  },
  'marks the page with attributes': () => {
    const { documentElement: html, body } = document;
    html.setAttribute('data-extension', 'dark');
    html.classList.add('extension-dark');
    body.setAttribute('cz-shortcut-listen', 'true');
    document.querySelector('h1')?.setAttribute('data-extension', '1');
    for (const input of document.querySelectorAll('input')) input.setAttribute('data-manager', 'known');
  },
  'wraps the text in elements of its own': () => {
    for (const paragraph of document.querySelectorAll('#root p, #root h1')) {
      const mark = document.createElement('mark');
      mark.append(...paragraph.childNodes);
      paragraph.append(mark);
    }
  },
  'translates every piece of text': () => {
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('noscript')) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  },
  'puts a button beside each field of the form': () => {
    for (const control of document.querySelectorAll('form input, form textarea')) {
      const button = document.createElement('div');
      button.textContent = '🔑';
      control.after(button);
    }
  },
  'puts a hidden field into the form': () => {
    const input = document.createElement('input');
    input.type = 'hidden';
    document.querySelector('form')?.prepend(input);
  },
  'takes the pictures away': () => {
    for (const picture of document.querySelectorAll('img')) picture.remove();
  },
  'empties the header': () => {
    document.querySelector('header')?.replaceChildren();
  },
};

/** What React reports of a page that is not as it was prerendered; it renders it anew then. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #418;/;

/** Opens a page with its scripts held back; @returns lets them come. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return letIn;
}

for (const [what, change] of Object.entries(changes)) {
  test(`a page is hydrated when something ${what}`, covers('FAULT-DOM~2'), async ({ page, console }) => {
    const message = messageWith(what);
    console.allow(mismatch);
    const letIn = await openEarly(page, '/alcohol');
    await page.evaluate(change);
    letIn();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expectText(page, 'Alcohol Addiction');
    await expectMenus(page);
    await fill(page, message);
    await submit(page);
    const label = page.locator('form [aria-live] button');
    await expect(label).toHaveText('Message Sent');
    await expectArrivedOnce(page, message);
    expect(console.take()).toEqual(['log: OK']);
  });
}

test('a page translated after hydration goes on working', covers('FAULT-DOM~2'), async ({ page, console }) => {
  console.allow(/^log: OK$/);
  const message = messageWith('Translated');
  const letIn = await openEarly(page, '/contact');
  letIn();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(changes['translates every piece of text'] ?? (() => {}));
  await submit(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await fill(page, message);
  await submit(page);
  await expectArrivedOnce(page, message);
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expectText(page, /privacy/i);
});

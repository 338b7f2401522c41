import type { Page } from '@playwright/test';
import { expectArrivedOnce, fill, hold, messageWith, sendAddress, submit } from '../support/contact-form';
import { covers, expect, hydrated, test } from '../support/test';

/** What extensions, translators and password managers do to a page before it is hydrated. */
const changes: Record<string, () => void> = {
  'adds elements to the body': () => {
    for (const where of ['prepend', 'append'] as const) {
      const box = document.createElement('extension-box');
      box.attachShadow({ mode: 'open' }).append('An element of an extension');
      document.body[where](box);
    }
  },
  'adds attributes and classes': () => {
    const { documentElement: html, body } = document;
    html.setAttribute('data-extension', 'dark');
    html.classList.add('extension-dark');
    body.setAttribute('cz-shortcut-listen', 'true');
    document.querySelector('h1')?.setAttribute('data-extension', '1');
    for (const input of document.querySelectorAll('input')) input.setAttribute('data-manager', 'known');
  },
  'replaces every text node, as a translator does': () => {
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
  'adds a hidden field to the form': () => {
    const input = document.createElement('input');
    input.type = 'hidden';
    document.querySelector('form')?.prepend(input);
  },
  'removes the pictures': () => {
    for (const picture of document.querySelectorAll('img')) picture.remove();
  },
  'empties the header': () => {
    document.querySelector('header')?.replaceChildren();
  },
};

/** React's error for a hydration mismatch; it then renders the page again. */
const mismatch = /^(?:error|uncaught): (?:Error: )?Minified React error #418;/;

/** Opens a page while its scripts are held back. @returns a function that releases them */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, /\/assets\/.*\.js$/);
  // Scripts are loaded after the load event.
  await page.goto(path);
  return release;
}

for (const [what, change] of Object.entries(changes)) {
  test(
    `a page hydrates and its form sends when an extension ${what}`,
    covers('FAILURE-DOM~2'),
    async ({ page, console }) => {
      const message = messageWith(what);
      console.allow(mismatch);
      const releaseScripts = await openEarly(page, '/alcohol');
      await page.evaluate(change);
      releaseScripts();
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alcohol Addiction');
      expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(500);

      await fill(page, message);
      await submit(page);
      const label = page.locator('form button[type="submit"]');
      await expect(label).toHaveText('Message Sent');
      await expectArrivedOnce(page, message);
      expect(console.take()).toEqual(['log: OK']);
    },
  );
}

test('a page translated after hydration still works', covers('FAILURE-DOM~2'), async ({ page, console }) => {
  console.allow(/^log: OK$/);
  const message = messageWith('Translated');
  const releaseScripts = await openEarly(page, '/contact');
  releaseScripts();
  await hydrated(page);
  await page.evaluate(changes['replaces every text node, as a translator does'] ?? (() => {}));
  await submit(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await fill(page, message);
  const sent = page.waitForResponse(sendAddress);
  await submit(page);
  await sent;
  await expectArrivedOnce(page, message);
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { site } from '../../src/site';
import { routes, templateRoutes } from '../support/routes';
import { expect, slow, subject, test } from '../support/test';

const readability = readFileSync(createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'), 'utf8');

/**
 * Returns the content of a page in Firefox's reader view, which resembles Safari's: only the element with the most running
 * text, without navigation, forms or advertisements (https://github.com/mozilla/readability).
 * @param blank an empty page, because the security policy of the site's pages blocks other scripts
 * @param html the page as the server sends it
 */
async function readerView(blank: Page, html: string): Promise<HTMLElement> {
  const parsed = `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`;
  return parse(await blank.evaluate<string>(`${readability}; new Readability(${parsed}).parse()?.content ?? ''`));
}

const emergency = ['tel:911', 'tel:988'];
/** Numbered steps, and the items of cards about immediate steps. */
const steps = 'main ol > li, main section > div > :is(h2, p):first-child + ul > li';
const textOf = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();

const tags = subject('resilience');

for (const route of routes) {
  const { path, template } = route;
  const own = templateRoutes.includes(route) || path === '/crisis-intervention' ? tags : slow(tags);
  test(`the reader view of ${path} keeps the phone numbers and the steps`, own, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const shown = await readerView(page, html);
    const called = shown.querySelectorAll('a').map((link) => link.getAttribute('href'));
    const isUrgent = template === 'condition' || template === 'substance' || path === '/crisis-intervention';
    expect(called).toEqual(expect.arrayContaining([site.phone.href, ...(isUrgent ? emergency : [])]));
    const text = textOf(shown);
    // A reader view has no form, so it doesn't need the steps that follow a submission.
    const all = parse(html).querySelectorAll(steps);
    const lost = all.filter((step) => !step.closest('#contact-form')).map(textOf);
    expect(lost.filter((step) => !text.includes(step))).toEqual([]);
  });
}

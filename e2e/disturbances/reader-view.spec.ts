import { type HTMLElement, parse } from 'node-html-parser';
import { site } from '../../src/site';
import { routes, templateRoutes } from '../support/routes';
import { expect, slow, subject, test } from '../support/test';
import { readerView } from './helpers/reader-view';

const emergency = ['tel:911', 'tel:988'];
/** Numbered steps, and the items of cards about immediate steps. */
const steps = 'main ol > li, main section > div > :is(h2, p):first-child + ul > li';
const textOf = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();

const tags = subject('resilience');

for (const route of routes) {
  const { path, template } = route;
  test(
    `the reader view of ${path} keeps the phone numbers and the steps`,
    templateRoutes.includes(route) || path === '/crisis-intervention' ? tags : slow(tags),
    async ({ page, request }) => {
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
    },
  );
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conditionCards, substanceCards } from '../../spec/cards';
import { copyrightYear } from '../../spec/constants';
import { routes } from '../../spec/routes';
import type { renderPage } from '../../src/prerender';
import { site } from '../../src/site';
import { projectRoot } from '../../tools/project-root';
import { onlyElement } from '../support/parsed-page';
import { textOf } from '../support/text';

/* A build in another year, with the pictures of the menu cards in a bucket. */

const bucketUrl = 'https://bucket.example';
const siteUrl = 'https://clinic.example';
const media = readdirSync(join(projectRoot, 'public/media')).map((file) => `/media/${file}`);
let render: typeof renderPage;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-15T12:00:00Z') });
  // People also enter addresses with a slash at the end.
  vi.stubEnv('VITE_MEDIA_BUCKET_URL', `${bucketUrl}/`);
  vi.stubEnv('VITE_SITE_URL', `${siteUrl}/`);
  // Modules may read the date and the variables while they load.
  vi.resetModules();
  ({ renderPage: render } = await import('../../src/prerender'));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('only the pictures of menu cards are from the bucket, without a referrer', { tags: 'CALL-IMAGES' }, async () => {
  const fromBucket = [];
  for (const { path, template } of routes) {
    for (const image of onlyElement(parse((await render(path)).body), 'main').querySelectorAll('img')) {
      const isMenuCard = template === 'menu' && image.closest('li');
      const files = media.map((file) => (isMenuCard ? bucketUrl : '') + file);
      expect(files, path).toContain(image.getAttribute('src'));
      if (isMenuCard) fromBucket.push(image.getAttribute('referrerpolicy'));
    }
  }
  expect(fromBucket).toEqual(Array(conditionCards.length + substanceCards.length).fill('no-referrer'));
});

test(`the copyright line has the name of the clinic and ${copyrightYear}, whatever the current year`, {
  tags: ['CONST-COPYRIGHT-YEAR', 'FOOT-COPYRIGHT'],
}, async () => {
  const footer = onlyElement(parse((await render('/mission')).body), 'footer');
  const lines = footer.querySelectorAll('p').map(textOf);
  expect(lines.filter((line) => line.includes('©'))).toEqual([`© ${copyrightYear} ${site.name}`]);
});

test('canonical addresses have a single slash after the host', { tags: 'search' }, async () => {
  for (const path of ['/', '/mission'] as const)
    expect((await render(path)).head).toContain(`<link rel="canonical" href="${siteUrl}${path}"`);
});

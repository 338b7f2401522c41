import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../tools/project-root';
import { fill, messageWith, submit } from './support/contact-form';
import { families } from './support/families';
import { covers, expect, openHydrated, test } from './support/test';

/** How a send fails. What is kept of one that succeeds is tested with the message from each page. */
const failures = {
  'was refused': (page: Page) => page.route('**/send-form', (route) => route.fulfill({ status: 400, body: 'no' })),
  'was lost with the connection': (page: Page) => page.route('**/send-form', (route) => route.abort()),
};

/** Everything that the browser keeps for the site beyond the document, as text. */
async function keptBy(page: Page) {
  const stores = await page.evaluate(async () => {
    const entriesOf = async (name: string) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => url);
    };
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await Promise.all((await caches.keys()).map(entriesOf)),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      name: window.name,
    };
  });
  return { ...stores, cookies: await page.context().cookies() };
}

const nothing = { local: {}, session: {}, databases: [], caches: [], workers: 0, name: '', cookies: [] };

async function expectNothingKept(page: Page, words: readonly string[]): Promise<void> {
  expect(await keptBy(page)).toEqual(nothing);
  const places = await page.evaluate(() => ({
    address: decodeURIComponent(location.href),
    history: JSON.stringify(history.state),
    // Attributes and texts; what the visitor types is in neither.
    document: document.documentElement.outerHTML,
  }));
  for (const word of words) for (const text of Object.values(places)) expect(text).not.toContain(word);
}

/** The names under which a page reaches everything that a browser keeps. */
const storage = /\b(?:localStorage|sessionStorage|indexedDB|caches|cookie|cookieStore|serviceWorker|getDirectory)\b/;

test('no script of the site names a storage of the browser', covers('FORM-NOT-STORED~2'), async () => {
  const folder = join(projectRoot, 'dist/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(40);
  const found = scripts.flatMap((file) => storage.exec(readFileSync(join(folder, file), 'utf8'))?.[0] ?? []);
  expect(found).toEqual([]);
});

for (const { path } of families.filter(({ form }) => form)) {
  for (const [how, arrange] of Object.entries(failures)) {
    test(
      `a message that ${how} from ${path} is kept nowhere in the browser`,
      covers('FORM-NOT-STORED~2'),
      async ({ page, console }) => {
        const message = {
          ...messageWith('Kept nowhere'),
          name: 'Esmeralda Quill',
          message: 'A question for nobody else',
        };
        const words = [message.name, message.email, message.phone, message.subject, message.message];
        await openHydrated(page, path);
        await arrange(page);
        await fill(page, message);
        await expectNothingKept(page, words);
        const settled = page.waitForEvent('console', (line) => line.text().startsWith('The message was not sent'));
        await submit(page);
        await settled;
        await expectNothingKept(page, words);
        // The next page, and the same one loaded anew, know nothing of it either.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Insurance' }).click();
        await expect(page).toHaveURL('/insurance');
        await expectNothingKept(page, words);
        for (const field of ['Name', 'Message']) await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
        console.take();
      },
    );
  }
}

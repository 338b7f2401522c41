import { fill, messageWith, submit } from './support/contact-form';
import { collectRequests } from './support/requests';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

for (const { path, form } of routes) {
  test(`${path} sets no cookie and stores nothing`, covers('SHELL-NO-STORED-DATA~1'), async ({ visit }) => {
    const page = await visit(path);
    const stored = await page.evaluate(async () => ({
      storage: localStorage.length + sessionStorage.length,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({ storage: 0, databases: [], caches: [], workers: 0 });
    expect(await page.context().cookies()).toEqual([]);
  });

  test(
    `${path} requests only static files${form ? ' and sends a message in one call' : ''}`,
    covers('CALL-NO-BACKEND~1'),
    async ({ visit, tab, console }) => {
      const requests = collectRequests(tab.page);
      const page = await visit(path);
      if (form) {
        await fill(page, messageWith('Requests'));
        await submit(page);
        await expect(page.locator('form').getByRole('button')).toHaveText('Message Sent');
        console.take();
      }
      const lines = requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
      const others = lines.filter((line) => line !== `GET ${path}` && !/^GET \/(?:assets|media)\//.test(line));
      expect(others).toEqual(form ? ['POST /api/v1.0/email/send-form'] : []);
    },
  );
}

import { fill, messageWith, submit } from './support/contact-form';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';

for (const { path } of routes) {
  test(`${path} leaves no cookie and nothing in any storage`, covers('SHELL-NO-STORED-DATA~1'), async ({ visit }) => {
    const page = await visit(path);
    const kept = await page.evaluate(async () => ({
      storage: localStorage.length + sessionStorage.length,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toEqual({ storage: 0, databases: [], caches: [], workers: 0 });
    expect(await page.context().cookies()).toEqual([]);
  });
}

for (const { path, form } of routes) {
  const what = form ? 'and a message from it ask' : 'asks';
  test(
    `${path} ${what} for static files${form ? ' and the one call' : ''} only`,
    covers('CALL-NO-BACKEND~1'),
    async ({ visit, tab, console }) => {
      const asked: string[] = [];
      tab.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
      const page = await visit(path);
      if (form) {
        await fill(page, messageWith('Requests'));
        await submit(page);
        await expect(page.locator('form').getByRole('button')).toHaveText('Message Sent');
        console.take();
      }
      const isStatic = /^GET \/(?:assets\/|media\/|favicon\.(?:svg|ico)$)/;
      const others = asked.filter((line) => line !== `GET ${path}` && !isStatic.test(line));
      expect(others).toEqual(form ? ['POST /api/v1.0/email/send-form'] : []);
    },
  );
}

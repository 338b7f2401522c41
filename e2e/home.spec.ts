import { covers, expect, openHydrated, test } from './support/test';

test('the home page shows its parts in the order of the specification', covers('HOME-ORDER~1'), async ({ page }) => {
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  const parts = {
    hero: main.getByRole('heading', { level: 1 }),
    tagline: main.getByRole('heading', { name: /mental wellness/ }),
    description: main.getByText(/support team is available/).first(),
    'call link': main.getByRole('link', { name: /^Call us/ }),
    'contact link': main.locator('a[href="/contact"]').first(),
    about: main.locator('a[href="/about-us"]'),
    'substance cards': main.getByRole('heading', { name: 'Alcohol Addiction' }),
    'program cards': main.getByRole('heading', { name: 'Partial Hospitalization' }),
    insurance: main.getByRole('heading', { name: /major insurance groups/ }),
    'mental health': main.getByRole('heading', { name: /talk mental health/ }),
    mission: main.getByRole('heading', { name: /mission/i }),
    form: main.locator('form'),
  };
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const handle = await part.elementHandle();
      const position = await page.evaluate(
        (element) => [...document.querySelectorAll('*')].indexOf(element as Element),
        handle,
      );
      return { name, position };
    }),
  );
  const inOrder = [...found].sort((a, b) => a.position - b.position).map(({ name }) => name);
  expect(inOrder).toEqual(Object.keys(parts));
});

test(
  'pictures below the first screen are fetched only when the visitor scrolls near them',
  covers('SHELL-LAZY-IMAGES~1'),
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/');
    const last = page.getByRole('main').locator('img').last();
    const address = (await last.getAttribute('src')) ?? '';
    expect(fetched).not.toContain(address);
    const arrival = page.waitForRequest((request) => request.url().endsWith(address));
    await last.scrollIntoViewIfNeeded();
    await arrival;
  },
);

import { afterEach, expect, test, vi } from 'vitest';
import { covers, meta } from '../support/covers';
import { emptyPage, freshStore } from '../support/page-store';

afterEach(() => {
  vi.unstubAllGlobals();
});

const connections = [
  { what: 'a connection that says nothing of itself', navigator: { onLine: true }, fetched: true },
  { what: 'a fast connection', navigator: { onLine: true, connection: { effectiveType: '4g' } }, fetched: true },
  {
    what: 'a connection that nobody counts',
    navigator: { onLine: true, connection: { saveData: false } },
    fetched: true,
  },
  { what: 'no connection', navigator: { onLine: false }, fetched: false },
  { what: 'a wish to save data', navigator: { onLine: true, connection: { saveData: true } }, fetched: false },
  ...['slow-2g', '2g', '3g'].map((effectiveType) => ({
    what: `a ${effectiveType} connection`,
    navigator: { onLine: true, connection: { effectiveType } },
    fetched: false,
  })),
];

for (const { what, navigator, fetched } of connections) {
  test(`with ${what} a page is ${fetched ? '' : 'not '}fetched ahead`, covers('PERF-PREFETCH~1'), async () => {
    vi.stubGlobal('navigator', navigator);
    const { store, path, load } = await freshStore();
    load.mockResolvedValue(emptyPage);
    store.prefetchPage(path);
    expect(load).toHaveBeenCalledTimes(fetched ? 1 : 0);
  });
}

test('a page that is here already is not fetched ahead', meta, async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { store, path, load } = await freshStore();
  load.mockResolvedValue(emptyPage);
  await store.loadPage(path);
  store.prefetchPage(path);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a fetch ahead that fails stays silent, and the visit tries again', meta, async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { store, path, load } = await freshStore();
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(emptyPage);
  store.prefetchPage(path);
  await expect(store.requestedPage(path)).rejects.toThrow('no connection');
  await expect(store.loadPage(path)).resolves.toBe(emptyPage);
});

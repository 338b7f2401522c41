import { expect, test } from 'vitest';
import { meta } from '../support/covers';
import { emptyPage, freshStore } from '../support/page-store';

test('a page that nobody asked for is not here', meta, async () => {
  const { store, path } = await freshStore();
  expect(store.loadedPage(path)).toBeUndefined();
});

test('a page that was fetched is here', meta, async () => {
  const { store, path, load } = await freshStore();
  load.mockResolvedValue(emptyPage);
  await expect(store.loadPage(path)).resolves.toBe(emptyPage);
  expect(store.loadedPage(path)).toBe(emptyPage);
});

test('a page that is on its way is not here yet', meta, async () => {
  const { store, path, load } = await freshStore();
  load.mockReturnValue(new Promise(() => {}));
  store.loadPage(path);
  expect(store.loadedPage(path)).toBeUndefined();
});

test('a page is fetched once, however often it is asked for', meta, async () => {
  const { store, path, load } = await freshStore();
  load.mockResolvedValue(emptyPage);
  await Promise.all([store.loadPage(path), store.requestedPage(path), store.loadPage(path)]);
  await store.loadPage(path);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that could not be fetched is not here, and whoever asked is told', meta, async () => {
  const { store, path, load } = await freshStore();
  load.mockRejectedValue(new Error('no connection'));
  await expect(store.loadPage(path)).rejects.toThrow('no connection');
  expect(store.loadedPage(path)).toBeUndefined();
});

test('a page that could not be fetched can be asked for again', meta, async () => {
  const { store, path, load } = await freshStore();
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(emptyPage);
  await expect(store.loadPage(path)).rejects.toThrow('no connection');
  await expect(store.loadPage(path)).resolves.toBe(emptyPage);
  expect(store.loadedPage(path)).toBe(emptyPage);
});

test('a page that fails again and again can still be asked for', meta, async () => {
  const { store, path, load } = await freshStore();
  load.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  await expect(store.loadPage(path)).rejects.toThrow('first');
  await expect(store.loadPage(path)).rejects.toThrow('second');
});

test('drawing a page that failed asks for nothing new, so that drawing comes to rest', meta, async () => {
  const { store, path, load } = await freshStore();
  load.mockRejectedValue(new Error('no connection'));
  const request = store.requestedPage(path);
  await expect(request).rejects.toThrow('no connection');
  expect(store.requestedPage(path)).toBe(request);
  expect(load).toHaveBeenCalledTimes(1);
});

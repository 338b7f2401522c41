import { expect, test } from 'vitest';
import { leanPreload } from '../../../tools/lean-preload';
import { meta } from '../../support/covers';

/** Lets the plugin see a module in a build for browsers; what it made of it. */
function build(code: string): unknown {
  const { transform, buildEnd } = leanPreload();
  if (typeof transform !== 'object' || typeof buildEnd !== 'function') throw new Error('The plugin has no such hooks');
  const transformed: unknown = Reflect.apply(transform.handler, {}, [code]);
  Reflect.apply(buildEnd, { environment: { config: { consumer: 'client' } } }, []);
  return transformed;
}

test('of the wrapper around an import, the import alone is left', meta, () => {
  expect(
    build('const seen = {};export const __vitePreload = function preload(load, files) { return load(); }'),
  ).toEqual({
    code: 'export const __vitePreload = (load) => load();',
    map: null,
  });
});

test('a release that wraps imports otherwise stops the build', meta, () => {
  expect(() => build('export const preload = (load) => load();')).toThrow('Vite wraps imports otherwise');
});

import { describe, expect, test } from 'vitest';
import { rewriting, rewritings } from '../../../tools/build/lean-modules';
import { meta } from '../../support/covers';

const cases = {
  router: {
    what: 'what the router makes and names can be left out, and nothing else is changed',
    written: 'var Form = React10.forwardRef(({ action }) => action);\nForm.displayName = "Form";\nvar two = 1 + 1;',
    lean: 'var Form = /* @__PURE__ */ React10.forwardRef(({ action }) => action);\n\nvar two = 1 + 1;',
    otherwise: 'function make() {\n  Form.displayName = "Form";\n}',
  },
  reactDom: {
    what: 'a mark is made without a trace, and what is thrown keeps its own',
    written: 'var WaitException = Error(formatProdErrorMessage(460));\nthrow Error(formatProdErrorMessage(467));',
    lean: 'var WaitException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } });\nthrow Error(formatProdErrorMessage(467));',
    otherwise: 'throw Error(formatProdErrorMessage(467));',
  },
  preload: {
    what: 'of the wrapper around an import, the import alone is left',
    written: 'const seen = {};export const __vitePreload = function preload(load, files) { return load(); }',
    lean: 'export const __vitePreload = (load) => load();',
    otherwise: 'export const preload = (load) => load();',
  },
} as const satisfies Record<keyof typeof rewritings, unknown>;

/** Lets a plugin see a module in a build for browsers; what it made of it. */
function build(name: keyof typeof cases, code: string): unknown {
  const { transform, buildEnd } = rewriting(rewritings[name]);
  if (typeof transform !== 'object' || typeof buildEnd !== 'function') throw new Error('The plugin has no such hooks');
  const transformed: unknown = Reflect.apply(transform.handler, {}, [code]);
  Reflect.apply(buildEnd, { environment: { config: { consumer: 'client' } } }, []);
  return transformed;
}

describe.each(Object.keys(cases) as (keyof typeof cases)[])('of %s', (name) => {
  const { what, written, lean, otherwise } = cases[name];

  test(what, meta, () => {
    expect(build(name, written)).toEqual({ code: lean, map: null });
  });

  test(`a release of ${rewritings[name].library} that is written otherwise stops the build`, meta, () => {
    expect(() => build(name, otherwise)).toThrow(`${rewritings[name].library} is written otherwise`);
  });
});

test('a mark is an error, with its message', meta, () => {
  const { rewrite } = rewritings.reactDom;
  const make = new Function(
    'formatProdErrorMessage',
    rewrite('var WaitException = Error(formatProdErrorMessage(1)); return WaitException'),
  );
  expect(make(() => 'why')).toBeInstanceOf(Error);
  expect(String(make(() => 'why'))).toBe('Error: why');
});

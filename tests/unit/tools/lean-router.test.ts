import { expect, test } from 'vitest';
import { leanModule, leanRouter } from '../../../tools/lean-router';
import { meta } from '../../support/covers';

const declared = 'var Form = React10.forwardRef(({ action }) => action);\nForm.displayName = "Form";\nvar two = 1 + 1;';

test('what the router makes and names can be left out, and nothing else is changed', meta, () => {
  expect(leanModule(declared)).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(({ action }) => action);\n\nvar two = 1 + 1;',
  );
});

test('a name that is given within a function stays', meta, () => {
  const within = 'function make() {\n  Form.displayName = "Form";\n}';
  expect(leanModule(within)).toBe(within);
});

/** Lets the plugin see a module in a build for browsers. */
function build(code: string) {
  const plugin = leanRouter();
  const { transform, buildEnd } = plugin;
  if (typeof transform !== 'object' || typeof buildEnd !== 'function') throw new Error('The plugin has no such hooks');
  Reflect.apply(transform.handler, {}, [code]);
  Reflect.apply(buildEnd, { environment: { config: { consumer: 'client' } } }, []);
}

test('a release that names nothing any more stops the build', meta, () => {
  expect(() => build(declared)).not.toThrow();
  expect(() => build('var two = 1 + 1;')).toThrow('React Router is written otherwise');
});

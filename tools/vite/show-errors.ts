import type { Plugin } from 'vite';

/**
 * In development, shows each uncaught error on the page, as Vite shows its own errors: otherwise, a page whose module throws
 * would just stay white. `server.forwardConsole` prints these errors in the terminal, too.
 */
export function showErrors(): Plugin {
  const children = `import { ErrorOverlay } from '/@vite/client';
for (const event of ['error', 'unhandledrejection'])
  addEventListener(event, ({ error, reason = error }) => {
    // Vite's own message about a module that does not compile says more.
    if (reason instanceof Error && !document.querySelector('vite-error-overlay')) document.body.append(new ErrorOverlay(reason));
  });`;
  return {
    name: 'show-errors',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module' }, children, injectTo: 'head' }],
  };
}

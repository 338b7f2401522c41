import { createBuilder, createLogger } from 'vite';
import { expect, test, vi } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { variables } from '../variables';

/** Builds a small project in this mode. @returns the warnings */
async function warnings(mode: string) {
  const root = projectFolder({
    'index.html': '<!doctype html><title>Page</title>',
    '.env': 'VITE_SITE_URL=http://www.clinic.internal\nVITE_EMAILJS_SERVICE_ID=1\nVITE_EMAILJS_TEMPLATE_ID=2',
  });
  const customLogger = createLogger('silent');
  const warn = vi.spyOn(customLogger, 'warn');
  const options = { root, mode, configFile: false, logLevel: 'silent', customLogger } as const;
  const builder = await createBuilder({ ...options, plugins: [variables()] });
  await builder.buildApp();
  return warn.mock.calls.map(([line]) => line);
}

test('a build warns of missing and mistyped variables, unless it is for the mock service', untraced, async () => {
  expect(await warnings('mock')).toEqual([]);
  expect(await warnings('production')).toEqual([
    'VITE_EMAILJS_USER_ID is not set, so no message can be sent. Copy it from your account at the e-mail service.',
    'VITE_SITE_URL is "http://www.clinic.internal", which is not https:// and a domain alone. Enter the public address of the site: https:// and your domain, without a path.',
  ]);
});

import { join } from 'node:path';
import { chromium } from 'playwright';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../project-root';
import { chromiumLaunch } from '../../testing/browser';

/** Opens /mission on the development server with code added to a module. @returns what the page shows, and the terminal prints, of errors */
async function developed(file: RegExp, code: string) {
  const printed: string[] = [];
  const server = await createServer({
    root: projectRoot,
    // Other tests start development servers at the same time.
    cacheDir: join(projectRoot, 'node_modules/.vite/show-errors'),
    server: { port: 0 },
    customLogger: { ...createLogger('silent'), error: (line) => void printed.push(line) },
    plugins: [{ name: 'plant', enforce: 'pre', transform: (text, id) => (file.test(id) ? text + code : undefined) }],
  });
  const browser = await chromium.launch(chromiumLaunch());
  onTestFinished(async () => {
    await browser.close();
    await server.close();
  });
  await server.listen();
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}mission`);
  const shown = page.locator('vite-error-overlay .message, main pre');
  await shown.first().waitFor({ timeout: 20_000 });
  await expect.poll(() => printed.length).toBeGreaterThan(0);
  return { shown: await shown.allTextContents(), printed: printed.join('\n') };
}

const planted = "throw new Error('planted');";

test.each([
  ['a module of every page throws', /content\/interface\/menus\.ts$/, planted, 'planted'],
  ['a component throws', /pages\/TextPage\.tsx$/, `TextPage = () => { ${planted} };`, 'planted'],
  ['a module does not compile', /content\/pages\/mission\.ts$/, 'const = 1;', 'Transform failed'],
])('when %s, npm run dev shows one error on the page, and prints it', async (_what, file, code, text) => {
  const { shown, printed } = await developed(file, code);
  expect(shown).toEqual([expect.stringContaining(text)]);
  expect(printed).toContain(text);
});

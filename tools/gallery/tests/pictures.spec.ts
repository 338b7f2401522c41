import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { projectRoot } from '../../project-root';

/** A state of a component, by its address in the gallery. */
interface Specimen {
  readonly search: string;
  /** Where its screenshots are: the component's folder and the start of their names. */
  readonly component: string;
  readonly file: string;
  /** The size of its frame, if it is shown in one. */
  readonly screen: { readonly width: number; readonly height: number } | undefined;
}

const schemes = ['light', 'dark'] as const;
const folder = join(projectRoot, 'tools/gallery/pictures');
const filesIn = (directory: string, extension: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));

/** Takes the place of every illustration, so that new illustrations change no screenshot; the diagonals show its crop. */
const illustration = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none">
  <path fill="#9bb" d="M0 0h100v100H0z" /><path stroke="#355" d="m0 0 100 100M0 100 100 0" /></svg>`;

/** `specimens`: all states that the gallery shows, read once per worker. */
const test = base.extend<object, { specimens: readonly Specimen[] }>({
  specimens: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage();
      await page.goto(new URL('/__gallery', project.use.baseURL).href);
      const labels = page.locator('figcaption a[href^="/__gallery?"]');
      await labels.first().waitFor();
      const found = await labels.evaluateAll((links: HTMLAnchorElement[]) =>
        links.map((link) => {
          const frame = link.closest('figure')?.querySelector('iframe');
          const screen = frame ? { width: frame.clientWidth, height: frame.clientHeight } : undefined;
          return { search: link.search, screen };
        }),
      );
      await page.close();
      const specimens = found.map(({ search, screen }) => {
        const { component = '', state, pseudoState = '' } = Object.fromEntries(new URLSearchParams(search));
        return { search, screen, component, file: `${state} ${pseudoState}`.trim().replaceAll(/\W+/g, '-') };
      });
      await use(specimens);
    },
    { scope: 'worker' },
  ],
});

for (const file of filesIn(join(projectRoot, 'src'), '.examples.tsx')) {
  const name = basename(file, '.examples.tsx');
  test(`${name} matches its accepted screenshots`, async ({ page, specimens }) => {
    await page.route('**/media/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: illustration }));
    const states = specimens.filter(({ component }) => component === name);
    expect(states).not.toEqual([]);
    for (const state of states) {
      await page.setViewportSize(state.screen ?? { width: 1000, height: 800 });
      // The example appears when the fonts have loaded.
      await page.goto(`/__gallery${state.search}`);
      const stage = page.locator('#root > *');
      await stage.waitFor();
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
        return Promise.all([...document.images].map((image) => image.decode()));
      });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expect.soft(state.screen ? page : stage).toHaveScreenshot([name, `${state.file}-${colorScheme}.png`]);
      }
    }
  });
}

test('every accepted screenshot is of a state that the gallery shows', async ({ specimens }, { config }) => {
  const current = new Set(
    specimens.flatMap(({ component, file }) => schemes.map((scheme) => join(component, `${file}-${scheme}.png`))),
  );
  const outdated = filesIn(folder, '.png').filter((file) => !current.has(file));
  if (config.updateSnapshots === 'none') expect(outdated).toEqual([]);
  else for (const file of outdated) rmSync(join(folder, file));
});

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';

/**
 * `npm run gallery:compare`: compares a screenshot of each section of the component gallery, light and dark, with the
 * accepted one in `tools/gallery/pictures`. Because browsers and fonts differ in how they render, it compares only if
 * both match those of the accepted screenshots; otherwise it prints that nothing is covered. `npm run gallery:accept`
 * replaces the accepted screenshots. Exits 1 when a screenshot differs.
 */
const folder = join(projectRoot, 'tools/gallery/pictures');
const record = join(folder, 'made-with.json');
const accept = process.argv.includes('--accept');

/** Properties of the machine that affect rendering. */
interface Machine {
  readonly browser: string;
  /** A hash of a screenshot of sample text. */
  readonly text: string;
}

const fonts = ['sans-serif', 'serif', 'monospace', 'system-ui'];
const sample = fonts
  .map((font) => `<p style="font: 17px ${font}">Hamburgefonstiv <b>1234</b> <i>“&c”</i> →</p>`)
  .join('');

async function thisMachine(): Promise<Machine> {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 400, height: 200 } });
  await page.setContent(sample);
  const text = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16);
  const machine = { browser: `Chromium ${browser.version()} on ${process.platform}`, text };
  await browser.close();
  return machine;
}

process.env.CHROMIUM_PATH = ensureBrowser();
const here = await thisMachine();
const madeWith = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Machine) : undefined;

if (!accept && (madeWith?.browser !== here.browser || madeWith.text !== here.text)) {
  const fontsDiffer = madeWith?.browser === here.browser ? ', with other fonts' : '';
  const reason = madeWith
    ? `Its screenshots were taken with ${madeWith.browser}, this is ${here.browser}${fontsDiffer}.`
    : 'No screenshots have been accepted yet.';
  console.log(`Gallery: not covered on this machine. ${reason}`);
} else {
  if (accept) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
  }
  const update = accept ? ['--update-snapshots'] : [];
  const config = ['--config', 'tools/gallery/playwright.config.ts'];
  const { status } = spawnSync('npx', ['playwright', 'test', ...config, ...update], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = status === 0 ? 0 : 1;
  if (status !== 0) console.log('Differences: reports/gallery/index.html. To accept them: npm run gallery:accept');
}

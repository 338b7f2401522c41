import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { projectRoot } from '../project-root';
import { chromiumLaunch, ensureBrowser } from '../testing/browser';

/**
 * `npm run gallery:compare`: compares a screenshot of each example in the component gallery, light and dark, with the
 * accepted one in `tools/gallery/pictures`. Because browsers and fonts differ in how they render, it compares only if
 * both match those of the accepted screenshots; otherwise it prints that nothing is covered. `npm run gallery:accept`
 * replaces the accepted screenshots that differ. Exits 1 when a screenshot differs.
 */
const folder = join(projectRoot, 'tools/gallery/pictures');
const record = join(folder, 'made-with.json');

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

/** Compresses the screenshots further, without loss. */
async function compress(): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.png')) continue;
    const file = join(folder, name);
    const before = readFileSync(file);
    const after = await sharp(before).png({ compressionLevel: 9, effort: 10 }).toBuffer();
    if (after.length < before.length) writeFileSync(file, after);
  }
}

function runPlaywright(updateSnapshots: 'changed' | 'none'): boolean {
  const args = ['--config', 'tools/gallery/playwright.config.ts', `--update-snapshots=${updateSnapshots}`];
  const { status } = spawnSync('npx', ['playwright', 'test', ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

process.env.CHROMIUM_PATH = ensureBrowser();
const here = await thisMachine();
const madeWith = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Machine) : undefined;

if (process.argv.includes('--accept')) {
  mkdirSync(folder, { recursive: true });
  const accepted = runPlaywright('changed');
  await compress();
  if (accepted) writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`);
  console.log(
    accepted ? 'Gallery: accepted. Commit tools/gallery/pictures.' : 'Gallery: not all screenshots could be taken.',
  );
} else if (!madeWith) {
  console.log('Gallery: not covered. No screenshots have been accepted yet; npm run gallery:accept takes them.');
} else if (madeWith.browser !== here.browser || madeWith.text !== here.text) {
  const fontsDiffer = madeWith.browser === here.browser ? ' with other fonts' : '';
  console.log('Gallery: not covered on this machine.');
  console.log(`The screenshots were taken with ${madeWith.browser}; this is ${here.browser}${fontsDiffer}.`);
} else if (!runPlaywright('none')) {
  console.log('Gallery: components look different from their accepted screenshots; see reports/gallery/index.html.');
  console.log('If the changes are intended: npm run gallery:accept, then commit tools/gallery/pictures.');
}

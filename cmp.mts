import { chromium } from 'playwright';
import { chromiumLaunch, ensureBrowser } from './tools/testing/browser';
import { tappedLinks } from './tools/bench/floor';
import { serve } from './tools/bench/server';
import { measureLoad } from './tools/bench/page-load';
import { measureTap } from './tools/bench/taps';
process.env.CHROMIUM_PATH = ensureBrowser();
const browser = await chromium.launch(chromiumLaunch());
const [neu, old] = [await serve('/tmp/w/cmp-new'), await serve('/tmp/w/cmp-old')];
for (const o of [neu, old]) await measureLoad(browser, o);
const all: number[] = [];
for (const { from, to } of tappedLinks) {
  const r: [number, number][] = [];
  for (let i = 0; i < 7; i++) r.push([await measureTap(browser, neu + from, to), await measureTap(browser, old + from, to)] as never);
  const ratios = r.map(([a, b]) => a / b).sort((a, b) => a - b);
  const med = (k: 0 | 1) => r.map((x) => x[k]).sort((a, b) => a - b)[3];
  console.log(from, to, 'new', med(0), 'old', med(1), 'ratio', ratios[3]);
  all.push(ratios[3] ?? 0);
}
console.log(Math.exp(all.reduce((s, x) => s + Math.log(x), 0) / all.length));
process.exit();

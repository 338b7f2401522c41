import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { withSwap } from '../floor';
import { tapTimes } from '../navigation';
import { blockingTime } from '../page-load';
import { type Figures, meanRatio, median, pairedRatio, type Results, verdictsOf } from '../targets';
import { withoutScripts } from '../variants';

test('median is the middle value, or the mean of two', meta, () => {
  expect([[7], [9, 1, 5], [10, 2, 100, 30]].map(median)).toEqual([7, 5, 20]);
});

test('pairedRatio divides each pair before it takes the median', meta, () => {
  // The ratio of the medians would be 200 / 100.
  expect(pairedRatio([100, 200, 900], [100, 50, 600])).toBe(1.5);
});

test('blockingTime counts the time of tasks beyond 50 ms, from the first paint on', meta, () => {
  const tasks = [
    { startTime: 0, duration: 500 },
    { startTime: 500, duration: 200 },
    { startTime: 900, duration: 80 },
  ];
  expect(blockingTime(tasks, 600)).toBe(50 + 30);
});

test.each([
  '<p>a</p><script type="module" src="/a.js"></script><p>b</p>',
  '<p>a</p><SCRIPT\n>let x = 1 < 2;\n</SCRIPT><p>b</p>',
  '<p>a</p><link rel="modulepreload" href="/a.js" crossorigin><p>b</p>',
])('withoutScripts removes the script from %s', meta, (html) => {
  expect(withoutScripts(html)).toBe('<p>a</p><p>b</p>');
});

test.each([
  '<link rel=preload as=font href=a.woff2><style>a::before { content: "<script></script>"; }</style>',
  '<textarea><script>1</script></textarea><p title="<script>1</script>">a</p><!-- <script>1</script> -->',
  "<!doctype html>\n<P Class=x  id='y'>a&nbsp;&amp; € 🙂<br></p >\r\n<p>open<p>more",
])('withoutScripts keeps %s', meta, (html) => {
  expect(withoutScripts(`<b>€</b><script>1</script>${html}`)).toBe(`<b>€</b>${html}`);
});

test('withSwap takes the policy away, which would forbid it, and swaps the pages that the ways lead to', meta, () => {
  const html = '<meta http-equiv="Content-Security-Policy" content="a"><body>$1</body>';
  expect(withSwap(html, 'depression.html')).toMatch(/^<body>\$1<script>.*\(\["\/contact"\]\)<\/script><\/body>$/s);
});

test('tapTimes tells the heading from the whole page, and leaves out what changes later', meta, () => {
  const frames = [
    { time: 40, heading: false },
    { time: 100, heading: true },
    { time: 180, heading: true },
    { time: 1600, heading: true },
  ];
  expect(tapTimes(frames)).toEqual({ heading: 100, complete: 180 });
});

test('meanRatio is the geometric mean over the links', meta, () => {
  const link = (site: number) => ({ where: '', runs: { site: [{ tap: site }], floor: [{ tap: 100 }] } });
  expect(meanRatio([link(50), link(200)], 'tap', 'site', 'floor')).toBeCloseTo(1);
});

const good = { fcp: 900, tbt: 20, cls: 0, interactive: 1500, bytes: 120_000, requests: 12 };
/** Results of one page and one link, in which only the given figures of the site differ from good ones. */
function results(site: Figures = {}, tap: Figures = {}, where = '/a'): Results {
  const load = { ...good, lcp: 1000, scriptBytes: 80_000 };
  const tapped = { tap: 100, complete: 200 };
  const runs = { site: [{ ...load, ...site }], baseline: [load], before: [load] };
  const taps = { site: [{ ...tapped, ...tap }], floor: [tapped], before: [tapped] };
  return { pages: [{ where, runs }], taps: [{ where, runs: taps }] };
}
const missed = (measured: Results) => verdictsOf(measured).flatMap(({ what, met }) => (met ? [] : [what]));

test('verdictsOf finds every target met by good results, and leaves out what was not measured', meta, () => {
  expect(missed(results())).toEqual([]);
  expect(verdictsOf(results())).toHaveLength(8);
  expect(verdictsOf({ pages: [], taps: [] })).toEqual([]);
});

test.each([
  ['a late LCP', results({ lcp: 1101 }), ['LCP of each', 'LCP in the mean']],
  ['longer tasks than before', results({ tbt: 21 }), ['TBT']],
  ['a layout shift', results({ cls: 0.051 }), ['CLS']],
  ['large scripts', results({ scriptBytes: 97_001 }), ['Scripts']],
  ['a large home page', results({ bytes: 200_001 }, {}, '/'), ['The home page']],
  ['another large page', results({ bytes: 148_001 }), ['Any other page']],
  ['a tap slower than the floor', results({}, { tap: 136 }), ['Tap to painted heading at most 1.35']],
  ['a page that is complete late', results({}, { complete: 267 }), ['Tap to complete page']],
] as const)('verdictsOf reports %s and nothing else', meta, (_, measured, targets) => {
  expect(missed(measured)).toEqual(targets.map((start) => expect.stringMatching(new RegExp(`^${start}`))));
});

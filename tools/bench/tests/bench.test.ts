import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { blockingTime } from '../page-load';
import { allTaps, type Figures, median, pairedRatio, type Results, verdictsOf } from '../targets';
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

const good = { fcp: 900, tbt: 20, cls: 0, interactive: 1500, bytes: 120_000, requests: 12 };
/** Results of one page and one link, in which only the given figures of the site differ from good ones. */
function results(site: Figures = {}, tap = 100, where = '/a'): Results {
  const load = { ...good, lcp: 1000, scriptBytes: 80_000 };
  const other = { ...good, lcp: 1200, scriptBytes: 128_000 };
  const runs = { site: [{ ...load, ...site }], baseline: [load], next: [other], astro: [other] };
  const taps = { site: [{ tap }], next: [{ tap: 200 }] };
  return { pages: [{ where, runs }], taps: [{ where, runs: taps }], visit: [{ where: allTaps, runs: taps }] };
}
const missed = (measured: Results) => verdictsOf(measured).flatMap(({ what, met }) => (met ? [] : [what]));

test('verdictsOf finds every target met by good results, and leaves out what was not measured', meta, () => {
  expect(missed(results())).toEqual([]);
  expect(verdictsOf(results())).toHaveLength(11);
  expect(verdictsOf({ pages: [], taps: [], visit: [] })).toEqual([]);
});

test.each([
  ['a late LCP', results({ lcp: 1101 }), ['LCP of each', 'LCP in the mean']],
  [
    'an LCP later than the comparison builds',
    results({ lcp: 1200 }),
    ['LCP of', 'LCP in', 'LCP earlier', 'LCP earlier'],
  ],
  ['long tasks', results({ tbt: 51 }), ['TBT']],
  ['a layout shift', results({ cls: 0.051 }), ['CLS']],
  ['large scripts', results({ scriptBytes: 96_001 }), ['Scripts', 'Scripts']],
  ['a large home page', results({ bytes: 200_001 }, 100, '/'), ['The home page']],
  ['another large page', results({ bytes: 148_001 }), ['Any other page']],
  ['a slow tap', results({}, 151), ['Tap to painted heading at most 150', 'Tap to painted heading at most 3/4']],
] as const)('verdictsOf reports %s and nothing else', meta, (_, measured, targets) => {
  expect(missed(measured)).toEqual(targets.map((start) => expect.stringMatching(new RegExp(`^${start}`))));
});

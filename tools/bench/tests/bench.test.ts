import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { withSwap } from '../floor';
import { blockingTime } from '../page-load';
import { type Figures, verdictsOf } from '../targets';
import { withoutScripts } from '../variants';

test('the total blocking time is the part of each task beyond 50 ms, counted from the first paint', untraced, () => {
  const tasks = [
    { startTime: 0, duration: 500 },
    { startTime: 500, duration: 200 },
    { startTime: 900, duration: 80 },
  ];
  expect(blockingTime(tasks, 600)).toBe(50 + 30);
});

test(
  'the baseline has every character of the page except its scripts and the links that preload them',
  untraced,
  () => {
    const kept = '<style>a::before { content: "<script></script>"; }</style>\n<P Class=x>€ &nbsp;<br></p ><p>open';
    const scripts =
      '<script type="module" src="/a.js"></script><SCRIPT\n>1 < 2</SCRIPT><link rel="modulepreload" href="/a.js">';
    expect(withoutScripts(`<b>a</b>${scripts}${kept}`)).toBe(`<b>a</b>${kept}`);
  },
);

test(
  'a page of the floor has a script that swaps in linked pages, and no policy that would block the script',
  untraced,
  () => {
    const html = '<meta http-equiv="Content-Security-Policy" content="a"><body>$1</body>';
    expect(withSwap(html, 'depression.html')).toMatch(/^<body>\$1<script>.*\(\["\/contact"\]\)<\/script><\/body>$/s);
  },
);

/** Returns the targets that a page and a tap with these figures miss. Figures that are left out are good. */
function missed(site: Figures) {
  const good = { lcp: 1000, fcp: 900, tbt: 20, cls: 0, tap: 100 };
  const measured = [{ where: '/a', runs: { site: [{ ...good, ...site }], baseline: [good], floor: [good] } }];
  return verdictsOf({ pages: measured, taps: measured }).flatMap(({ what, met }) => (met ? [] : [what]));
}

test.each([
  [{}, []],
  [{ lcp: 1101 }, ['LCP of each', 'Mean LCP']],
  [{ tbt: 101 }, ['TBT']],
  [{ cls: 0.051 }, ['CLS']],
  [{ tap: 136 }, ['Tap']],
] as const)('a site with the figures %j misses the targets %j', untraced, (site, targets) => {
  expect(missed(site)).toEqual(targets.map((start) => expect.stringMatching(new RegExp(`^${start}`))));
});

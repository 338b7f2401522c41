import { expect, test } from 'vitest';
import { blockingTime, chainDepth } from '../../../tools/bench/page-metrics';
import { meta } from '../../support/covers';

const page = 'http://localhost/';
const asked = (url: string, initiator?: string) => ({ url, initiator });

const chains = [
  { what: 'a page alone is 1', requests: [asked(page)], depth: 1 },
  { what: 'what the page names is 2', requests: [asked(page), asked('a.css', page), asked('b.js', page)], depth: 2 },
  {
    what: 'a font that only the style names is 3',
    requests: [asked(page), asked('a.css', page), asked('f', 'a.css')],
    depth: 3,
  },
  {
    what: 'the longest counts, in any order',
    requests: [asked('3.js', '2.js'), asked('2.js', '1.js'), asked('a.css', page), asked('1.js', page), asked(page)],
    depth: 4,
  },
  { what: 'what nobody is known to have asked for is 2', requests: [asked(page), asked('a.ico')], depth: 2 },
  { what: 'what an unknown file asked for is 2', requests: [asked(page), asked('a.js', 'extension.js')], depth: 2 },
  {
    what: 'files that ask for each other end somewhere',
    requests: [asked(page), asked('a', 'b'), asked('b', 'a')],
    depth: 3,
  },
];
for (const { what, requests, depth } of chains) {
  test(`in a chain of requests ${what}`, meta, () => {
    expect(chainDepth(requests, page)).toBe(depth);
  });
}

const tasks = [
  { what: 'nothing blocks a page without long tasks', list: [], from: 0, blocked: 0 },
  { what: 'a task counts beyond its first 50 ms', list: [{ start: 100, duration: 80 }], from: 0, blocked: 30 },
  {
    what: 'tasks add up',
    list: [
      { start: 100, duration: 80 },
      { start: 300, duration: 150 },
    ],
    from: 0,
    blocked: 130,
  },
  { what: 'a task before the first paint does not count', list: [{ start: 0, duration: 500 }], from: 600, blocked: 0 },
  { what: 'of a task during it the rest counts', list: [{ start: 500, duration: 200 }], from: 600, blocked: 50 },
];
for (const { what, list, from, blocked } of tasks) {
  test(what, meta, () => {
    expect(blockingTime(list, from)).toBe(blocked);
  });
}

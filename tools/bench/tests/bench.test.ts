import { expect, test } from 'vitest';
import { figuresOf } from '../page-load';

test('the figures of a page count blocking time from the first paint on, and bytes until hydration', {
  tags: 'untraced',
}, () => {
  const entry = (entryType: string, startTime: number, more = {}) => {
    return { entryType, name: '', startTime, duration: 0, ...more };
  };
  const entries = [
    entry('paint', 600, { name: 'first-contentful-paint' }),
    entry('longtask', 0, { duration: 500 }),
    entry('longtask', 500, { duration: 200 }),
    entry('longtask', 900, { duration: 80 }),
    entry('largest-contentful-paint', 600),
    entry('largest-contentful-paint', 700),
    entry('layout-shift', 800, { value: 0.01 }),
    entry('navigation', 0, { encodedBodySize: 10 }),
    entry('resource', 700, { name: '/a.js', encodedBodySize: 20 }),
    entry('mark', 1000, { name: 'hydrated' }),
    entry('resource', 1100, { name: '/b.js', encodedBodySize: 40 }),
  ];
  expect(figuresOf(entries)).toEqual({ lcp: 700, tbt: 50 + 30, cls: 0.01, scripts: 20, bytes: 30 });
});

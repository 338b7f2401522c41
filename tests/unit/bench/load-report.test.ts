import { expect, test } from 'vitest';
import { readResult } from '../../../tools/bench/load/autocannon';
import { isSound, type LoadReport, type LoadRow, markdown } from '../../../tools/bench/load/report';
import { meta } from '../../support/covers';

const row: LoadRow = {
  path: '/',
  connections: 100,
  encoding: 'br',
  bytes: 9876,
  requestsPerSecond: 4321.4,
  megabytesPerSecond: 43.21,
  p50: 22,
  p99: 45,
  errors: 0,
  non2xx: 0,
};
function reportOf(more: Partial<LoadRow> = {}, faults: readonly string[] = []): LoadReport {
  const counts = { 'for a while': 160, 'asked each time': 40, 'not at all': 1 };
  const servers = [{ name: 'nginx 1.2.3', rows: [{ ...row, ...more }], caching: { counts, faults } }];
  return { date: '2026-01-31', machine: '2 cores', seconds: 10, servers };
}

test("autocannon's result is read, bytes as megabytes", meta, () => {
  const json = {
    requests: { average: 4321.4, p50: 1 },
    throughput: { average: 43_210_000 },
    latency: { average: 23, p50: 22, p99: 45 },
    errors: 3,
    timeouts: 1,
    non2xx: 2,
  };
  expect(readResult(json)).toEqual({
    requestsPerSecond: 4321.4,
    megabytesPerSecond: 43.21,
    p50: 22,
    p99: 45,
    errors: 3,
    non2xx: 2,
  });
});

test('each measurement is a row below the name of its server', meta, () => {
  const text = markdown(reportOf());
  expect(text).toContain('## nginx 1.2.3\n\n| Address | Sent as |');
  expect(text).toContain('\n| `/` | br | 9876 | 100 | 4321 | 43.2 | 22 | 45 | 0 | 0 |\n');
});

test('a table has as many cells in each of its lines', meta, () => {
  const lines = markdown(reportOf())
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1);
});

test('the report says when and on what it was measured, and for how long', meta, () => {
  const text = markdown(reportOf());
  expect(text).toContain('on 2026-01-31, on 2 cores.');
  expect(text).toContain('10 seconds');
});

test('it says what a CDN may keep, and that nothing stands in its way', meta, () => {
  const text = markdown(reportOf());
  expect(text).toMatch(/may keep 160 for a while without asking, and\n40 if it asks .*; 1 it cannot keep/);
  expect(text).toContain('Nothing stands in its way.');
});

test('it lists what stands in the way of a CDN', meta, () => {
  expect(markdown(reportOf({}, ['/jobs has no ETag']))).toContain('\n- /jobs has no ETag\n');
});

const soundness = [
  { what: 'where all was answered is sound', report: reportOf(), sound: true },
  { what: 'with errors is not', report: reportOf({ errors: 1 }), sound: false },
  { what: 'with a refused request is not', report: reportOf({ non2xx: 1 }), sound: false },
  { what: 'with a header that stands in the way is not', report: reportOf({}, ['/ has no ETag']), sound: false },
];
for (const { what, report, sound } of soundness) {
  test(`a report ${what}`, meta, () => {
    expect(isSound(report)).toBe(sound);
  });
}

import type { LoadResult } from './autocannon';
import type { CacheCheck } from './caching';

/** One measurement: an address of a server under so many connections. */
export interface LoadRow extends LoadResult {
  readonly path: string;
  readonly connections: number;
  /** How the body is compressed, and its size as sent. */
  readonly encoding: string;
  readonly bytes: number;
}

/** What one server did, and what its headers say. */
export interface ServerReport {
  readonly name: string;
  readonly rows: readonly LoadRow[];
  readonly caching: CacheCheck;
}

export interface LoadReport {
  /** The day, as 2026-01-31. */
  readonly date: string;
  /** What it was measured on, in words. */
  readonly machine: string;
  readonly seconds: number;
  readonly servers: readonly ServerReport[];
}

const head = [
  'Address',
  'Sent as',
  'Bytes',
  'Connections',
  'Requests/s',
  'MB/s',
  'p50 ms',
  'p99 ms',
  'Errors',
  'Other than 2xx',
];

function row({ path, encoding, bytes, connections, ...result }: LoadRow): readonly string[] {
  const { requestsPerSecond, megabytesPerSecond, p50, p99, errors, non2xx } = result;
  const rates = [requestsPerSecond.toFixed(0), megabytesPerSecond.toFixed(1)];
  return [
    `\`${path}\``,
    encoding,
    ...[bytes, connections].map(String),
    ...rates,
    ...[p50, p99, errors, non2xx].map(String),
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function section({ name, rows, caching: { counts, faults } }: ServerReport): readonly string[] {
  return [
    `## ${name}`,
    '',
    line(head),
    line(head.map((_, column) => (column < 2 ? '---' : '---:'))),
    ...rows.map((cells) => line(row(cells))),
    '',
    `Of its pages and files a CDN may keep ${counts['for a while']} for a while without asking, and`,
    `${counts['asked each time']} if it asks each time whether they changed; ${counts['not at all']} it cannot keep.`,
    '',
    ...(faults.length > 0 ? faults.map((fault) => `- ${fault}`) : ['Nothing stands in its way.']),
    '',
  ];
}

/** The report as Markdown. */
export function markdown({ date, machine, seconds, servers }: LoadReport): string {
  return [
    '# Under load',
    '',
    `Written by \`npm run load\` on ${date}, on ${machine}. Do not edit it; run the command again.`,
    '',
    `Each line is ${seconds} seconds of requests over connections that stay open, each the next as soon as the last is`,
    'answered, with `accept-encoding: br, gzip`. The program that asks runs on the same machine and takes its share of the',
    'cores, so the figures are a lower bound. Bytes are those of one body.',
    '',
    ...servers.flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** Whether every request was answered as it should be, and every header lets a CDN do its work. */
export function isSound({ servers }: LoadReport): boolean {
  return servers.every(
    ({ rows, caching }) =>
      caching.faults.length === 0 && rows.every(({ errors, non2xx }) => errors === 0 && non2xx === 0),
  );
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { benchTool } from '../install';
import { acceptEncoding } from './ask';

const execute = promisify(execFile);

/** The part of autocannon's JSON result that is read. */
interface AutocannonResult {
  readonly requests: { readonly average: number };
  /** Bytes a second. */
  readonly throughput: { readonly average: number };
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly errors: number;
  readonly non2xx: number;
}

/** What a server did under load. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly megabytesPerSecond: number;
  /** Milliseconds until half of the answers had come, and until 99 of 100 had. */
  readonly p50: number;
  readonly p99: number;
  /** Connections that broke and answers that did not come in time. */
  readonly errors: number;
  readonly non2xx: number;
}

/** What autocannon's JSON says. */
export function readResult(json: unknown): LoadResult {
  const { requests, throughput, latency, errors, non2xx } = json as AutocannonResult;
  return {
    requestsPerSecond: requests.average,
    megabytesPerSecond: throughput.average / 1e6,
    p50: latency.p50,
    p99: latency.p99,
    errors,
    non2xx,
  };
}

/**
 * Asks for an address again and again over connections that stay open.
 * @param seconds how long
 * @throws when autocannon fails
 */
export async function load(url: string, connections: number, seconds: number): Promise<LoadResult> {
  const options = [
    '--json',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    '-H',
    `accept-encoding=${acceptEncoding}`,
  ];
  const { stdout } = await execute(process.execPath, [benchTool('autocannon/autocannon.js'), ...options, url]);
  return readResult(JSON.parse(stdout));
}

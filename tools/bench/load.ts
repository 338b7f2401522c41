import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from '../preview/listen';
import { createSiteServer } from '../preview/site-server';
import { projectRoot } from '../project-root';
import { ensureInstalled } from './install';
import { provenance, table } from './report';
import { buildSite } from './variants';

/**
 * `npm run load`: builds the site and measures how many requests the preview server handles. Prints the report and
 * writes it to docs/performance-load.md. Exits with 1 when a request failed. `--seconds 2` measures for a shorter time
 * and writes no file.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const duration = Number(values.seconds);
const dist = join(projectRoot, 'dist');

ensureInstalled();
const { default: autocannon } = await import('autocannon');
buildSite();
const asset = /\/assets\/[\w.-]+\.js/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[0];
if (!asset) throw new Error('The home page names no script');
const server = createSiteServer(dist);
const origin = await listen(server, 0);

const rows: (readonly string[])[] = [];
let failed = 0;
for (const path of ['/', '/depression', asset]) {
  for (const connections of [100, 1000]) {
    const headers = { 'accept-encoding': 'br, gzip' };
    // In a worker thread, so that it does not share the server's thread.
    const result = await autocannon({ url: origin + path, connections, duration, workers: 1, headers });
    const { requests, throughput, latency, errors, non2xx } = result;
    const rates = [requests.average.toFixed(0), (throughput.average / 1e6).toFixed(1)];
    failed += errors + non2xx;
    rows.push([`\`${path}\``, ...[connections, ...rates, latency.p50, latency.p99, errors + non2xx].map(String)]);
    console.log(`${path}, ${connections} connections: ${rates[0]} requests/s`);
  }
}
server.close();
server.closeAllConnections();

const head = ['Address', 'Connections', 'Requests/s', 'MB/s', 'p50 ms', 'p99 ms', 'Failed'];
const text = `# Load

Written by \`npm run load\`. ${provenance()}

Each line is ${duration} seconds of requests to the preview server over connections that stay open, with
\`accept-encoding: br, gzip\`. The load generator runs on the same machine and shares its cores, so the figures are a lower
bound.

${table(head, 1, rows)}
`;
console.log(`\n${text}`);
if (duration >= 10) writeFileSync(join(projectRoot, 'docs/performance-load.md'), text);
process.exitCode = failed === 0 ? 0 : 1;

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../../build/build';
import { configureMockService } from '../../mail/mock-settings';
import { freePort } from '../../preview/listen';
import { projectRoot } from '../../project-root';
import { ensureBenchTools } from '../install';
import { machine } from '../machine';
import { ask } from './ask';
import { load } from './autocannon';
import { checkCaching } from './caching';
import { findNginx, startNginx } from './nginx';
import { isSound, type LoadReport, type LoadRow, markdown, type ServerReport } from './report';
import { type RunningServer, startPreview } from './running-server';

/**
 * `npm run load`: builds the site, and measures how much load the preview server bears, and nginx where it is installed.
 * Looks besides whether every page and file lets a CDN keep it. Prints the report and writes it to
 * docs/performance-load.md. Exits 1 when a request failed or a header stands in a CDN's way. `--seconds 2` measures for
 * a shorter time.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);
const dist = join(projectRoot, 'dist');

ensureBenchTools();
configureMockService();
await buildSite();

/** The first script of the home page: a file with a hash in its name. */
function hashedAsset(): string {
  const script = /<script[^>]* src="([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1];
  if (!script) throw new Error('The home page has no script');
  return script;
}

async function rowsOf({ name, origin }: RunningServer): Promise<readonly LoadRow[]> {
  const rows: LoadRow[] = [];
  // The engine compiles what is called often; the first answers are slower and no one's figure.
  await load(`${origin}/`, 100, Math.min(seconds, 3));
  for (const path of ['/', '/depression', hashedAsset()]) {
    const { headers, bytes } = await ask(origin + path);
    for (const connections of [100, 1000]) {
      const result = await load(origin + path, connections, seconds);
      console.log(`${name} ${path} ${connections}: ${result.requestsPerSecond.toFixed(0)} requests/s`);
      rows.push({ path, connections, encoding: headers['content-encoding'] ?? 'as it is', bytes, ...result });
    }
  }
  return rows;
}

async function measure(server: RunningServer): Promise<ServerReport> {
  try {
    return { name: server.name, caching: await checkCaching(server.origin, dist), rows: await rowsOf(server) };
  } finally {
    await server.stop();
  }
}

const servers = [await measure(await startPreview(await freePort()))];
const nginx = findNginx();
if (nginx) servers.push(await measure(await startNginx(nginx, dist, await freePort())));
else console.log('nginx is not installed; it was not measured.');

const report: LoadReport = { date: new Date().toISOString().slice(0, 10), machine: machine(), seconds, servers };
const text = markdown(report);
writeFileSync(join(projectRoot, 'docs/performance-load.md'), text);
console.log(`\n${text}\ndocs/performance-load.md`);
process.exitCode = isSound(report) ? 0 : 1;

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../src/paths';
import { fileOf } from '../../vite/page-file.ts';
import { differences, namesThisComputer, notForVisitors, parseStamp, readStamp } from '../dist';
import { type Finding, shortList } from '../finding';
import { filesIn, stampFile } from '../stamp';
import { checkHeaders } from './headers';
import { checkEncryption, checkHomePage } from './home-page';
import { checkPage, checkUnknown } from './pages';
import { findingsOf, type Problem } from './problem';
import { NoResponse, request, type SendRequest } from './request';

const upload = 'Run npm run build, and upload the whole of dist/.';
const finding = (where: string, what: string, todo: string): Finding => ({ reader: 'web', what, where, todo });

/** The number of concurrent requests. Hosts may mistake more for an attack. */
const atOnce = 6;

/** Checks all items, a few at a time. */
async function each<Item>(items: readonly Item[], check: (item: Item) => Promise<readonly Problem[]>) {
  const found: (readonly Problem[])[] = [];
  const remaining = items.entries();
  const worker = async () => {
    for (const [index, item] of remaining) found[index] = await check(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found.flat();
}

/** Compares the live build with the one in `dist/`. */
async function checkStamp(origin: string, dist: string, sendRequest: SendRequest) {
  const where = `${origin}/${stampFile}`;
  const live = parseStamp((await sendRequest(where)).body);
  if (!live) return { isSame: false, found: [finding(where, `The live site has no valid ${stampFile}.`, upload)] };
  const problem = notForVisitors(live);
  if (problem) return { isSame: false, found: [finding(where, `The live site ${problem}.`, upload)] };
  const local = readStamp(dist);
  const different = local ? differences(live.inputs, local.inputs) : [];
  const what = `The live site is not the build in dist/; what differs: ${shortList(different, 5)}.`;
  return {
    isSame: local !== undefined && different.length === 0,
    found: different.length > 0 ? [finding(where, what, upload)] : [],
  };
}

/** Checks a file of the site. Also looks for an address of this computer in robots.txt and sitemap.xml. */
async function checkFile(origin: string, file: string, sendRequest: SendRequest): Promise<readonly Problem[]> {
  const at = `/${file}`;
  const hasAddress = /^(?:sitemap\.xml|robots\.txt)$/.test(file);
  const response = await sendRequest(encodeURI(origin + at), hasAddress ? 'GET' : 'HEAD');
  if (response.status !== 200) return [{ at, what: `A file of the site has status ${response.status}.`, todo: upload }];
  const local = hasAddress && namesThisComputer(file, response.body);
  const localhost = {
    at,
    what: 'The file names this computer (localhost).',
    todo: 'Set VITE_SITE_URL, build and upload again.',
  };
  return [...checkHeaders(at, at, response), ...(local ? [localhost] : [])];
}

/** Lists the files besides pages that visitors request. Omits compressed copies, and files for the host or this check. */
export const ownFiles = (dist: string): readonly string[] =>
  filesIn(dist).filter((file) => !/\.(?:html|br|gz)$|^[._]|^(?:vercel|build)\.json$/.test(file));

async function checkSite(origin: string, dist: string, sendRequest: SendRequest): Promise<readonly Finding[]> {
  const problem = await checkHomePage(origin, sendRequest);
  if (problem) return [problem];
  const { isSame, found } = await checkStamp(origin, dist, sendRequest);
  const built = (path: (typeof paths)[number]) => {
    const file = join(dist, fileOf(path));
    return isSame && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const problems = [
    ...(await each(paths, async (path) => checkPage(path, origin, await sendRequest(origin + path), built(path)))),
    ...(await each(['/nowhere', '/.env', '/assets/gone.js'], async (path) =>
      checkUnknown(path, await sendRequest(origin + path)),
    )),
    ...(await each(ownFiles(dist), (file) => checkFile(origin, file, sendRequest))),
  ];
  return [...(await checkEncryption(origin, sendRequest)), ...found, ...findingsOf(origin, problems)];
}

/** Returns the origin to check, or why the text is not an origin. */
function originOf(url: string): URL | string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return `“${url}” is not an address; write it with https://`;
  const parsed = new URL(url);
  return parsed.pathname === '/' && parsed.search === ''
    ? parsed
    : `“${url}” has a path; write only https:// and the domain`;
}

/**
 * Checks the live site without a browser: pages, unknown addresses, encryption, headers, media types, and which build it is.
 * @param dist the folder of the built site that was uploaded
 */
export async function liveFindings(
  url: string,
  dist: string,
  sendRequest: SendRequest = request,
): Promise<readonly Finding[]> {
  const origin = originOf(url);
  const todo = 'Run npm run launch-check -- --url https://clinic.example with your own domain.';
  if (typeof origin === 'string') return [finding('--url', `${origin}.`, todo)];
  try {
    return await checkSite(origin.origin, dist, sendRequest);
  } catch (error) {
    if (error instanceof NoResponse)
      return [
        finding(error.address, `The address ${error.message}.`, 'Open it in a browser, then run the check again.'),
      ];
    throw error;
  }
}

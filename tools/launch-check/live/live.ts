import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../../src/paths';
import { fileOf } from '../../vite/page-file.ts';
import { differences, namesThisComputer, notForVisitors, parseStamp, readStamp } from '../dist';
import { few } from '../few';
import type { Finding } from '../finding';
import { filesIn, stampFile } from '../stamp';
import { type Complaint, findingsOf } from './complaint';
import { checkHeaders } from './headers';
import { checkEncryption, checkHomePage } from './home-page';
import { checkPage, checkUnknown } from './pages';
import { type Ask, NoAnswer, request } from './request';

const upload = 'Run npm run build, and upload the whole of dist/.';
const finding = (where: string, what: string, todo: string): Finding => ({ reader: 'web', what, where, todo });

/** How many requests wait for an answer at a time: hosts take more for an attack. */
const atOnce = 6;

/** Asks for one thing after another, a few at a time. */
async function each<Item>(items: readonly Item[], look: (item: Item) => Promise<readonly Complaint[]>) {
  const found: (readonly Complaint[])[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) found[index] = await look(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found.flat();
}

/** Compares the build that is live with the one in `dist/`. */
async function checkStamp(origin: string, dist: string, ask: Ask) {
  const where = `${origin}/${stampFile}`;
  const live = parseStamp((await ask(where)).body);
  if (!live)
    return { isSame: false, found: [finding(where, 'The live site does not say what it was built from.', upload)] };
  const problem = notForVisitors(live);
  if (problem) return { isSame: false, found: [finding(where, `The live site ${problem}.`, upload)] };
  const local = readStamp(dist);
  const different = local ? differences(live.inputs, local.inputs) : [];
  const what = `The live site is not the build in dist/; what differs: ${few(different, 5)}.`;
  return {
    isSame: local !== undefined && different.length === 0,
    found: different.length > 0 ? [finding(where, what, upload)] : [],
  };
}

/** A file of the site, and, of those that name the site's address, whether it is this computer's. */
async function checkFile(origin: string, file: string, ask: Ask): Promise<readonly Complaint[]> {
  const at = `/${file}`;
  const hasAddress = /^(?:sitemap\.xml|robots\.txt)$/.test(file);
  const answer = await ask(encodeURI(origin + at), hasAddress ? 'GET' : 'HEAD');
  if (answer.status !== 200) return [{ at, what: `A file of the site has status ${answer.status}.`, todo: upload }];
  const local = hasAddress && namesThisComputer(file, answer.body);
  const localhost = {
    at,
    what: 'The file names this computer (localhost).',
    todo: 'Set VITE_SITE_URL, build and upload again.',
  };
  return [...checkHeaders(at, at, answer), ...(local ? [localhost] : [])];
}

/** The files that visitors get by name: all but pages, copies, and what is for the host. */
export const ownFiles = (dist: string): readonly string[] =>
  filesIn(dist).filter((file) => !/\.(?:html|br|gz)$|^[._]|^(?:vercel|build)\.json$/.test(file));

async function lookAround(origin: string, dist: string, ask: Ask): Promise<readonly Finding[]> {
  const problem = await checkHomePage(origin, ask);
  if (problem) return [problem];
  const { isSame, found } = await checkStamp(origin, dist, ask);
  const built = (path: (typeof paths)[number]) => {
    const file = join(dist, fileOf(path));
    return isSame && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const complaints = [
    ...(await each(paths, async (path) => checkPage(path, origin, await ask(origin + path), built(path)))),
    ...(await each(['/nowhere', '/.env'], async (path) => checkUnknown(path, await ask(origin + path)))),
    ...(await each(ownFiles(dist), (file) => checkFile(origin, file, ask))),
  ];
  return [...(await checkEncryption(origin, ask)), ...found, ...findingsOf(origin, complaints)];
}

/** The origin to look at, or why the text is none. */
function originOf(url: string): URL | string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return `“${url}” is no address; write it with https://`;
  const parsed = new URL(url);
  return parsed.pathname === '/' && parsed.search === ''
    ? parsed
    : `“${url}” has a path; write https:// and the domain alone`;
}

/**
 * Looks at the live site, without a browser: pages, unknown addresses, headers, types, and which build it is.
 * @param dist the folder of the built site that was uploaded
 * @param ask how to ask for an address
 */
export async function liveFindings(url: string, dist: string, ask: Ask = request): Promise<readonly Finding[]> {
  const origin = originOf(url);
  const todo = 'Write npm run launch-check -- --url https://clinic.example with your own domain.';
  if (typeof origin === 'string') return [finding('--url', `${origin}.`, todo)];
  try {
    return await lookAround(origin.origin, dist, ask);
  } catch (error) {
    if (error instanceof NoAnswer)
      return [
        finding(error.address, `The address ${error.message}.`, 'Open it in a browser, and run the check again.'),
      ];
    throw error;
  }
}

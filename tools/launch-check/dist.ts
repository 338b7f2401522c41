import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/paths';
import { site as example } from '../../src/site.example';
import { fileOf } from '../vite/page-file';
import { type Finding, shortList } from './finding';
import { deadReferences } from './references';
import { filesIn, fingerprintOfBuild, fingerprintOfFacts, type Inputs, inputs, type Stamp, stampFile } from './stamp';

/** Makes a finding about a problem that a new build solves. */
const finding = (what: string): Finding => ({
  reader: 'web',
  what: `${what}; run npm run build.`,
  where: 'dist/',
  todo: 'Then upload the whole of dist/. Don’t run “npm start” or “npm test” in between, because they build for the mock e-mail service.',
});

/** Parses a stamp. Returns undefined if the text is not one. */
export function parseStamp(text: string): Stamp | undefined {
  try {
    const stamp: Partial<Stamp> | null = JSON.parse(text);
    return stamp?.mode && stamp.inputs && stamp.files ? (stamp as Stamp) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the stamp of a built site. Returns undefined if it has none. */
export function readStamp(dist: string): Stamp | undefined {
  const file = join(dist, stampFile);
  return existsSync(file) ? parseStamp(readFileSync(file, 'utf8')) : undefined;
}

/** Returns why a build is unsuitable for visitors, as the end of “The built site …”; undefined if it is suitable. */
export function notForVisitors({ mode, inputs: { facts } }: Stamp): string | undefined {
  if (mode === 'mock') return 'sends its messages to the mock e-mail service';
  if (mode !== 'production') return `was built in “${mode}” mode`;
  return facts === fingerprintOfFacts(example) ? 'has the facts of the fictional clinic' : undefined;
}

/** Names the inputs that differ between two builds. */
export const differences = (one: Inputs, other: Inputs): readonly string[] =>
  Object.entries(inputs).flatMap(([name, place]) =>
    one[name as keyof Inputs] === other[name as keyof Inputs] ? [] : [place],
  );

/** The files of the pages. The not-found page has two: hosts serve `404.html` at unknown addresses. */
const pageFiles: readonly string[] = [...paths.map(fileOf), '404.html'];

/** Finds files that were removed, added or changed after the build. */
function changedFiles(dist: string, stamp: Stamp): readonly Finding[] {
  if (stamp.files === fingerprintOfBuild(dist)) return [];
  const missing = pageFiles.filter((file) => !existsSync(join(dist, file)));
  if (missing.length > 0) return [finding(`The built site lacks ${shortList(missing)}`)];
  const dead = new Set(deadReferences(dist).map(({ target }) => target));
  if (dead.size > 0) return [finding(`The built site lacks ${shortList([...dead])}, which its pages refer to`)];
  const added = filesIn(dist).filter((file) => file.endsWith('.html') && !pageFiles.includes(file));
  const hint = added.length > 0 ? `; ${shortList(added)} may be from another build` : '';
  return [finding(`Somebody has changed, added or removed files since the site was built${hint}`)];
}

/** Patterns for addresses of this computer. In scripts, the pattern requires a port, because libraries contain `localhost`. */
const thisComputer = { page: /\b(?:localhost|127\.0\.0\.1)\b/, script: /\b(?:localhost|127\.0\.0\.1):\d/ };

/** Whether a file of the site contains an address of this computer. */
export const namesThisComputer = (file: string, text: string): boolean =>
  thisComputer[file.endsWith('.js') ? 'script' : 'page'].test(text);

function localAddresses(dist: string): readonly Finding[] {
  const texts = filesIn(dist).filter((file) => /\.(?:html|js|json|xml|txt|webmanifest)$/.test(file));
  const local = texts.filter((file) => namesThisComputer(file, readFileSync(join(dist, file), 'utf8')));
  if (local.length === 0) return [];
  return [finding(`The built site names this computer (localhost) in ${shortList(local)}; set VITE_SITE_URL`)];
}

/** Returns the reasons not to upload the built site. */
export function checkDist(dist: string, now: Inputs): readonly Finding[] {
  if (!existsSync(join(dist, 'index.html'))) return [finding('There is no built site')];
  const stamp = readStamp(dist);
  if (!stamp) {
    const missing = `The built site has no valid ${stampFile}`;
    return [finding(`${missing}, because the build failed or an older version of this project made it`)];
  }
  const problem = notForVisitors(stamp);
  if (problem) return [finding(`The built site ${problem}`)];
  const changed = differences(stamp.inputs, now);
  if (changed.length > 0) return [finding(`Since the site was built, somebody has changed ${shortList(changed, 5)}`)];
  return [...changedFiles(dist, stamp), ...localAddresses(dist)];
}

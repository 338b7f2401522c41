import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/paths';
import { site as example } from '../../src/site.example';
import { fileOf } from '../vite/page-file';
import { few } from './few';
import type { Finding } from './finding';
import { deadReferences } from './references';
import { filesIn, fingerprintOfBuild, fingerprintOfFacts, type Inputs, inputs, type Stamp, stampFile } from './stamp';

/** Something that a new build settles. */
const finding = (what: string): Finding => ({
  reader: 'web',
  what: `${what}; run npm run build.`,
  where: 'dist/',
  todo: 'Then upload the whole of dist/. (“npm start” and “npm test” build for the mock e-mail service.)',
});

/** A stamp, if the text is one. */
export function parseStamp(text: string): Stamp | undefined {
  try {
    const stamp: Partial<Stamp> | null = JSON.parse(text);
    return stamp?.mode && stamp.inputs && stamp.files ? (stamp as Stamp) : undefined;
  } catch {
    return undefined;
  }
}

/** The stamp of a built site, if it has one. */
export function readStamp(dist: string): Stamp | undefined {
  const file = join(dist, stampFile);
  return existsSync(file) ? parseStamp(readFileSync(file, 'utf8')) : undefined;
}

/** Why a site with this stamp is not for visitors, in the words that follow "The built site"; undefined if it is. */
export function notForVisitors({ mode, inputs: { facts } }: Stamp): string | undefined {
  if (mode === 'mock') return 'sends its messages to the mock e-mail service';
  if (mode !== 'production') return `is built in the mode “${mode}”`;
  return facts === fingerprintOfFacts(example) ? 'has the facts of the fictional clinic' : undefined;
}

/** The inputs in which two builds differ, as people know them. */
export const differences = (one: Inputs, other: Inputs): readonly string[] =>
  Object.entries(inputs).flatMap(([name, place]) =>
    one[name as keyof Inputs] === other[name as keyof Inputs] ? [] : [place],
  );

/** Files whose presence shows the pages; the not-found page is both a page and the host's answer. */
const pageFiles: readonly string[] = [...paths.map(fileOf), '404.html'];

/** Finds files that are missing, added or changed since the build. */
function changedFiles(dist: string, stamp: Stamp): readonly Finding[] {
  if (stamp.files === fingerprintOfBuild(dist)) return [];
  const missing = pageFiles.filter((file) => !existsSync(join(dist, file)));
  if (missing.length > 0) return [finding(`The built site lacks ${few(missing)}`)];
  const dead = new Set(deadReferences(dist).map(({ target }) => target));
  if (dead.size > 0) return [finding(`The built site lacks ${few([...dead])}, which its pages name`)];
  const added = filesIn(dist).filter((file) => file.endsWith('.html') && !pageFiles.includes(file));
  const hint = added.length > 0 ? `; ${few(added)} may be from another build` : '';
  return [finding(`Somebody has changed, added or removed files since the site was built${hint}`)];
}

/** This computer's address; in scripts, only with a port, because libraries name the host alone. */
const thisComputer = { page: /\b(?:localhost|127\.0\.0\.1)\b/, script: /\b(?:localhost|127\.0\.0\.1):\d/ };

/** Whether a text of the site has the address of this computer in it. */
export const namesThisComputer = (file: string, text: string): boolean =>
  thisComputer[file.endsWith('.js') ? 'script' : 'page'].test(text);

function localAddresses(dist: string): readonly Finding[] {
  const texts = filesIn(dist).filter((file) => /\.(?:html|js|json|xml|txt|webmanifest)$/.test(file));
  const local = texts.filter((file) => namesThisComputer(file, readFileSync(join(dist, file), 'utf8')));
  if (local.length === 0) return [];
  return [finding(`The built site names this computer (localhost) in ${few(local)}; set VITE_SITE_URL`)];
}

/** Finds why a built site is not the one to upload. What a new build would settle is told once. */
export function checkDist(dist: string, now: Inputs): readonly Finding[] {
  if (!existsSync(join(dist, 'index.html'))) return [finding('There is no built site')];
  const stamp = readStamp(dist);
  if (!stamp)
    return [
      finding(`The built site does not say what it was built from (${stampFile}): its build ended early, or is old`),
    ];
  const problem = notForVisitors(stamp);
  if (problem) return [finding(`The built site ${problem}`)];
  const changed = differences(stamp.inputs, now);
  if (changed.length > 0) return [finding(`Since the site was built, somebody has changed ${few(changed, 5)}`)];
  return [...changedFiles(dist, stamp), ...localAddresses(dist)];
}

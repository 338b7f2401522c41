import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../src/site.schema.ts';
import { type Environment, variableNames } from '../vite/variables.ts';
import { type Finding, forWebPerson } from './finding.ts';

/** The content of `dist/build.json`. Everyone can read that file, so it has no facts, only fingerprints. */
export interface Stamp {
  readonly mode: string;
  /** The fingerprint of everything that the site was built from. */
  readonly inputs: string;
  /** The file of the first script. Its name is the same only if all scripts are. Open tabs compare it with their own. */
  readonly script?: string | undefined;
}

export const stampFile = 'build.json';

/** Files that file managers leave in folders. */
const litter = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Lists the files in a folder and its subfolders, sorted, as paths from `root` with forward slashes on every system. */
export function filesIn(root: string, place = ''): readonly string[] {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [place];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(path, name)).isFile())
    .map((name) => join(place, name).replaceAll('\\', '/'))
    .filter((name) => !litter.test(name))
    .sort();
}

/** Returns the fingerprint of the current inputs of a build. Leaves out confirmations, which do not ship. */
export function inputsOf(root: string, site: Site, env: Environment): string {
  const sources = ['src', 'public', 'spec/pages', 'tools/vite', 'tools/hosting', 'index.html'];
  const files = [...sources, 'vite.config.ts', 'package-lock.json']
    .flatMap((place) => filesIn(root, place))
    .filter((file) => !/^src\/site\.ts$|\/tests\//.test(file));
  const others = [site, variableNames.map((name) => env[name])];
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Lists the files of a built site that visitors request or hosts read. */
export const builtFiles = (dist: string): readonly string[] =>
  filesIn(dist).filter((file) => !/^(?:build|vercel)\.json$|\.(?:br|gz)$/.test(file));

/** Finds out whether a built site is the one to upload. @param inputs their current fingerprint */
export function checkStamp(dist: string, inputs: string): readonly Finding[] {
  const found = (problem: string) => [forWebPerson('dist/', `${problem}; run npm run build.`)];
  if (!existsSync(join(dist, 'index.html'))) return found('There is no built site');
  // The build writes the stamp last.
  if (!existsSync(join(dist, stampFile))) return found('The last build failed');
  const stamp = JSON.parse(readFileSync(join(dist, stampFile), 'utf8')) as Stamp;
  if (stamp.mode !== 'production') return found(`It was built in “${stamp.mode}” mode (npm start and npm test do so)`);
  if (stamp.inputs === inputs) return [];
  return found('Facts, variables, text, pictures or code have changed since it was built');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, forWebPerson, merged } from './finding';
import { deadReferences } from './references';
import { filesIn, fingerprintOfBuild, type Stamp, stampFile } from './stamp';

const build = 'run npm run build';

/** Returns why a built site is not the one to upload, or undefined if it is. @param inputs their current fingerprint */
function stampProblem(dist: string, inputs: string): string | undefined {
  if (!existsSync(join(dist, 'index.html'))) return 'There is no built site';
  // The build writes the stamp last.
  if (!existsSync(join(dist, stampFile))) return 'The last build failed';
  const stamp = JSON.parse(readFileSync(join(dist, stampFile), 'utf8')) as Stamp;
  if (stamp.mode !== 'production') return `It was built in “${stamp.mode}” mode (npm start and npm test do so)`;
  if (stamp.inputs !== inputs) return 'Facts, variables, text, pictures or code have changed since it was built';
  return stamp.files === fingerprintOfBuild(dist) ? undefined : 'Files were changed, added or removed after the build';
}

/** Finds the reasons not to upload the built site. */
export function checkDist(dist: string, inputs: string): readonly Finding[] {
  const problem = stampProblem(dist, inputs);
  if (problem) return [forWebPerson('dist/', `${problem}; ${build}.`)];
  const pages = filesIn(dist).filter((file) => /\.(?:html|xml|txt)$/.test(file));
  const local = pages.filter((file) => /\b(?:localhost|127\.0\.0\.1)\b/.test(readFileSync(join(dist, file), 'utf8')));
  return merged([
    ...local.map((file) => [file, 'It names this computer (localhost); set VITE_SITE_URL, and build again.'] as const),
    ...deadReferences(dist).map(({ page, target }) => [page, `It refers to ${target}, which does not exist.`] as const),
  ]);
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../src/site.schema';
import { changedSinceReview } from '../approved-text/reviewed.ts';
import { type Environment, variableNames } from './environment.ts';

/** The inputs of a build, and where a person changes each. */
export const inputs = {
  facts: 'src/site.ts',
  content: 'src/content/',
  code: 'the code (src/, tools/ or package-lock.json)',
  public: 'public/',
  variables: 'the variables (environment or .env file)',
} as const;

/** A fingerprint of each input. */
export type Inputs = Readonly<Record<keyof typeof inputs, string>>;

/** The content of `dist/build.json`. Everyone can read that file, so it contains only the mode, the commit and fingerprints. */
export interface Stamp {
  readonly mode: string;
  readonly commit?: string | undefined;
  readonly inputs: Inputs;
  /** The fingerprint of the built files. */
  readonly files: string;
}

export const stampFile = 'build.json';

/** Files that file managers leave in folders. */
const litter = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

const fingerprint = (hash: ReturnType<typeof createHash>) => hash.digest('hex').slice(0, 16);
const fingerprintOf = (value: unknown) => fingerprint(createHash('sha256').update(JSON.stringify(value)));

/**
 * Lists the files in a folder and its subfolders, sorted, as paths from `root` with forward slashes on every system. Omits files
 * that file managers leave in folders.
 * @param place the subfolder or file to list, instead of all of `root`; if it does not exist, the list is empty
 */
export function filesIn(root: string, place = ''): readonly string[] {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [place];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => statSync(join(path, name)).isFile())
    .map((name) => join(place, name).replaceAll('\\', '/'))
    .filter((name) => !litter.test(name))
    .sort();
}

/** Returns one fingerprint for all the given files. Treats CRLF and LF in text as the same, because Git may convert them. */
function fingerprintOfFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0`).update(bytes.includes(0) ? bytes : bytes.toString('latin1').replaceAll('\r\n', '\n'));
  }
  return fingerprint(hash);
}

/**
 * Returns one fingerprint for the facts and the list of pages whose text has changed since its review. Leaves out `confirmed`,
 * which no page shows.
 */
export function fingerprintOfFacts({ confirmed: _, ...shown }: Site): string {
  return fingerprintOf([shown, changedSinceReview(shown.reviews)]);
}

/** Returns the fingerprints of the current inputs. */
export function inputsOf(root: string, site: Site, env: Environment): Inputs {
  const code = ['src', 'tools/vite', 'tools/hosting', 'index.html', 'vite.config.ts', 'package-lock.json'];
  const codeFiles = code.flatMap((place) => filesIn(root, place));
  return {
    facts: fingerprintOfFacts(site),
    content: fingerprintOfFiles(root, filesIn(root, 'src/content')),
    code: fingerprintOfFiles(
      root,
      codeFiles.filter((file) => !/^src\/(?:content\/|site\.ts)|\/tests\//.test(file)),
    ),
    public: fingerprintOfFiles(root, filesIn(root, 'public')),
    // Include only the variables that pages use. Others may be secret, even if their names begin with VITE_.
    variables: fingerprintOf(variableNames.map((name) => env[name] ?? '')),
  };
}

/**
 * Returns the fingerprint of a built site. Leaves out the stamp, the compressed copies, and `vercel.json`, which people copy
 * into `dist/` after the build (docs/hosting.md).
 */
export function fingerprintOfBuild(dist: string): string {
  return fingerprintOfFiles(
    dist,
    filesIn(dist).filter((file) => !/^(?:build|vercel)\.json$|\.(?:br|gz)$/.test(file)),
  );
}

/** Returns the commit that is checked out, or undefined if Git is not installed or the folder has no commit. */
export function commitOf(root: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

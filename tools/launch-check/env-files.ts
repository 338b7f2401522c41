import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { encodingProblem, hasByteOrderMark } from '../vite/encoding.ts';
import { variableNames } from './environment.ts';
import type { Finding } from './finding';

/** The files from which `npm run build` reads variables. */
const read = ['.env', '.env.local', '.env.production', '.env.production.local'];
/** The files that Vite reads in other modes, and the example. */
const others = /^\.env\.(?:example|(?:development|mock|test)(?:\.local)?)$/;
/** Wrong names that a person or an editor may give the file: ".env.txt", "env", ".env copy", "clinic.env". */
const resembling = /^[._]?env(?:[.\s(_-].*)?$|\.env$/i;

const finding = (where: string, what: string, todo: string): Finding => ({ reader: 'web', what, where, todo });
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Lists .env files that the build cannot read completely because of their encoding, one line each. */
export function unreadableEnvFiles(root: string): readonly string[] {
  return read
    .filter((name) => isFile(join(root, name)))
    .flatMap((name) => {
      const bytes = readFileSync(join(root, name));
      const problem = encodingProblem(bytes);
      if (problem) return [`${name}:${problem.line}  The file cannot be read: ${problem.message}.`];
      const mark = 'An invisible mark (BOM) hides this line; in your editor, save the file as UTF-8 without BOM.';
      return hasByteOrderMark(bytes) ? [`${name}:1  ${mark}`] : [];
    });
}

/** Finds .env files in a folder that is published: `public/`, or the built site. */
export function publishedEnvFiles(root: string, folder = 'public'): readonly Finding[] {
  const what = `All files in ${folder}/ are published, so everyone could read this one; put it beside package.json.`;
  return envFilesBelow(root, folder).map((file) => finding(file, what, 'If it was online, replace the secrets in it.'));
}

function envFilesBelow(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => join(folder, name).replaceAll('\\', '/'));
  return files.filter((file) => /(?:^|\/)(?:\.env(?:\.\w+)*|env\.txt)$/i.test(file) && isFile(join(root, file)));
}

/** Finds .env files that no build reads, because of their names or folders. */
function unreadEnvFiles(root: string): readonly Finding[] {
  const named = readdirSync(root).filter((name) => resembling.test(name) && !read.includes(name) && !others.test(name));
  const folders = ['src', 'docs', 'spec', 'tests', 'tools', 'e2e', 'hosting'];
  const files = [...named, ...folders.flatMap((folder) => envFilesBelow(root, folder))];
  const todo = 'Move or rename it. Windows hides the extension .txt unless you turn on “File name extensions”.';
  return files
    .filter((file) => isFile(join(root, file)))
    .map((file) => finding(file, 'Nothing reads this file; name it .env, and put it beside package.json.', todo));
}

/** Finds variables that a file sets to different values. The build would silently use the last value. */
function namesGivenTwice(text: string): readonly string[] {
  const values = (name: string) =>
    [...text.matchAll(new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=(.*)$`, 'gm'))].map(([, value]) => value?.trim());
  // Ignore lines such as `NAME=` above the first line that gives the variable a value: they were copied from .env.example.
  const given = (name: string) => values(name).slice(values(name).findIndex(Boolean));
  return variableNames.filter((name) => new Set(given(name)).size > 1);
}

/** Finds variables that have a value in .env.example, an unknown name, a colon instead of =, or different values in one file. */
function misplacedVariables(root: string): readonly Finding[] {
  const namesIn = (file: string) =>
    isFile(join(root, file)) ? Object.entries(parseEnv(readFileSync(join(root, file), 'utf8'))) : [];
  const inExample = namesIn('.env.example').filter(([, value]) => value !== '');
  const unknown = read.flatMap((file) =>
    namesIn(file)
      .filter(([name]) => /^VITE_|EMAILJS|SITE_URL|MEDIA_BUCKET/i.test(name) && !variableNames.includes(name))
      // parseEnv joins a line without = and the next lines into one name.
      .map(([name]) => name.split('\n')[0] ?? '')
      .map((name) =>
        name.includes(':')
          ? finding(file, `“${name}” has no = between name and value.`, 'Write = in place of the colon.')
          : finding(file, `There is no variable ${name}.`, `The names are ${variableNames.join(', ')}.`),
      ),
  );
  const twice = read
    .filter((file) => isFile(join(root, file)))
    .flatMap((file) =>
      namesGivenTwice(readFileSync(join(root, file), 'utf8')).map((name) =>
        finding(file, `${name} has different values here, and only the last counts.`, 'Delete the wrong lines.'),
      ),
    );
  return [
    ...inExample.map(([name]) =>
      finding(
        '.env.example',
        `Nothing reads ${name} here; enter it in .env.`,
        'Copy the file to .env, and fill in the copy.',
      ),
    ),
    ...unknown,
    ...twice,
  ];
}

/** Finds .env files that no build reads or that are published, and variables that are misplaced, repeated or misspelled. */
export const checkEnvFiles = (root: string): readonly Finding[] => [
  ...publishedEnvFiles(root),
  ...publishedEnvFiles(root, 'dist'),
  ...unreadEnvFiles(root),
  ...misplacedVariables(root),
];

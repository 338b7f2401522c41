import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

const identifiers = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_USER_ID'] as const;
const origins = ['VITE_SITE_URL', 'VITE_EMAILJS_ORIGIN', 'VITE_MEDIA_BUCKET_URL'] as const;
/** The names of the variables of a build. */
export const variableNames: readonly string[] = [...identifiers, ...origins];

/** Patterns of identifiers that cannot be right, and why. */
const wrongIdentifiers: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^\s*$/, 'is not set, so no message can be sent; copy it from your account at the e-mail service'],
  [/_mock$/, 'is that of the mock e-mail service'],
  [/[\s'"“”‘’`]/, 'has a space or quotes in it'],
  [
    /your|insert|enter|xxx|placeholder|example|todo|[<>[\]{}…]|\.\.\.|^(?:service|template|user)?_?(?:id|key)?$/i,
    'is a placeholder',
  ],
  [/[^\w-]/, 'has a character that identifiers never have'],
];
const own = /^(service|template|user)_/i;
/** Addresses that visitors cannot reach. */
const unreachable =
  /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|\[::|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|[^/]*\.(?:local|lan|localhost|example|test|invalid)(?:[:/]|$)|(?:www\.)?example\.)/i;

function identifierProblem(name: string, value: string, env: Environment): string | undefined {
  const [, why] = wrongIdentifiers.find(([pattern]) => pattern.test(value)) ?? [];
  const [, kind] = own.exec(value) ?? [];
  const same = identifiers.find((other) => other !== name && env[other] === value);
  if (why) return why;
  if (kind && !name.includes(`_${kind.toUpperCase()}_`)) return `is the ID of a ${kind.toLowerCase()}`;
  return same && `is the same as ${same}`;
}

function originProblem(name: string, value: string, env: Environment): string | undefined {
  if (value === '') return name === 'VITE_SITE_URL' ? 'is not set; enter https:// and your domain' : undefined;
  if (unreachable.test(value)) return 'is an address that visitors cannot reach';
  if (name === 'VITE_MEDIA_BUCKET_URL') {
    if (!/^https:\/\/[^?#\s]+$/.test(value)) return 'is not an https:// address';
    return /\/media\/?$/.test(value) ? 'ends with /media, but pages add /media/ themselves' : undefined;
  }
  const isOrigin = URL.canParse(value) && new URL(value).origin === value.toLowerCase().replace(/\/$/, '');
  if (!isOrigin || !value.startsWith('https://')) return 'is not https:// and a domain alone';
  if (name === 'VITE_SITE_URL') return undefined;
  if (value.replace(/\/$/, '') === env.VITE_SITE_URL?.replace(/\/$/, '')) return 'is the site itself';
  return /emailjs\.com/.test(value) && !value.startsWith('https://api.')
    ? 'takes no messages; leave it empty'
    : undefined;
}

/** Returns what is wrong with the variables of a build for visitors, one line each. */
export function variableProblems(env: Environment): readonly string[] {
  const line = (name: string, value: string, problem: string | undefined) =>
    problem === undefined ? [] : [`${name}${value.trim() ? ` "${value}"` : ''} ${problem}.`];
  return [
    ...identifiers.flatMap((name) => line(name, env[name] ?? '', identifierProblem(name, env[name] ?? '', env))),
    ...origins.flatMap((name) => line(name, env[name] ?? '', originProblem(name, env[name] ?? '', env))),
  ];
}

/** Names of .env files that no build reads: ".env.txt", "env", "_env", ".env copy", "clinic.env". */
const misnamed = /^[._]?env(?:[ .(_-].*)?$|\.env$/i;
const known = /^\.env(?:\.production)?(?:\.local)?$|^\.env\.(?:example|(?:development|mock|test)(?:\.local)?)$/;

/** Returns what is wrong with the .env files of a project, one line each. */
export function envFileProblems(root: string): readonly string[] {
  const filesIn = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }) : [];
  const published = filesIn('public').filter((file) => /(?:^|\/)[._]?env(?:\.\w+)*$/i.test(file));
  const misplaced = ['src', 'docs', 'hosting'].flatMap((folder) =>
    filesIn(folder)
      .filter((file) => /(?:^|\/)\.env/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const unread = readdirSync(root).filter((name) => misnamed.test(name) && !known.test(name));
  const read = readdirSync(root).filter((name) => /^\.env(?:\.production)?(?:\.local)?$/.test(name));
  const unknown = read.flatMap((file) =>
    Object.keys(parseEnv(readFileSync(join(root, file), 'utf8')))
      .map((name) => name.split('\n')[0] ?? '')
      .filter((name) => /VITE_|EMAILJS|SITE_URL/i.test(name) && !variableNames.includes(name))
      .map(
        (name) => `${file}: there is no variable ${JSON.stringify(name)}. The names are ${variableNames.join(', ')}.`,
      ),
  );
  return [
    ...published.map(
      (file) => `public/${file} would be published, so everyone could read it; put it beside package.json.`,
    ),
    ...[...unread, ...misplaced].map((file) => `Nothing reads ${file}; name it .env, and put it beside package.json.`),
    ...unknown,
  ];
}

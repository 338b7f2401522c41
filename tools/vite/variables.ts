import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The names of the identifiers of the clinic's account at the e-mail service. */
export const identifiers = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_USER_ID'] as const;
/** The names of the variables of a build. */
export const variableNames: readonly string[] = [
  ...identifiers,
  'VITE_SITE_URL',
  'VITE_EMAILJS_ORIGIN',
  'VITE_MEDIA_BUCKET_URL',
];

/** Identifiers that cannot be right, and why. */
const wrongIdentifiers: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^\s*$/, 'is not set, so no message can be sent; copy it from your account at the e-mail service'],
  [/_mock$/, 'is that of the mock e-mail service'],
  [/[\s'"“”‘’`]/, 'has a space or quotes in it'],
  [/your|insert|enter|xxx|placeholder|example|todo|^(?:service|template|user)?_?(?:id|key)?$/i, 'is a placeholder'],
  [/[^\w-]/, 'has a character that identifiers never have'],
];
/** Addresses that visitors cannot reach. */
const unreachable =
  /\/\/(?:localhost|127\.|0\.0\.0\.0|\[|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|[^/]*\.(?:local|lan|localhost|example|test|invalid)(?:[:/]|$)|(?:www\.)?example\.)/i;

function identifierProblem(name: string, value: string, env: Environment): string | undefined {
  const [, why] = wrongIdentifiers.find(([pattern]) => pattern.test(value)) ?? [];
  const [kind] = /^(?:service|template|user)(?=_)/i.exec(value) ?? [];
  const same = identifiers.find((other) => other !== name && env[other] === value);
  if (why) return why;
  if (kind && !name.includes(`_${kind.toUpperCase()}_`)) return `is the ID of a ${kind.toLowerCase()}`;
  return same && `is the same as ${same}`;
}

function addressProblem(name: string, value: string, env: Environment): string | undefined {
  const isSite = name === 'VITE_SITE_URL';
  if (value === '') return isSite ? 'is not set; enter https:// and your domain' : undefined;
  if (unreachable.test(value)) return 'is an address that visitors cannot reach';
  const address = value.replace(/\/$/, '');
  if (!URL.canParse(value) || !value.startsWith('https://')) return 'is not an address with https://';
  if (name === 'VITE_MEDIA_BUCKET_URL')
    return address.endsWith('/media') ? 'ends with /media, but pages add /media/ themselves' : undefined;
  if (new URL(value).origin !== address.toLowerCase()) return 'is not https:// and a domain alone';
  const takesNone = address === env.VITE_SITE_URL?.replace(/\/$/, '') || /\/\/(?!api\.).*emailjs\.com/.test(value);
  return !isSite && takesNone ? 'takes no messages; leave it empty' : undefined;
}

/** Returns what is wrong with the variables of a build for visitors, one line each. */
export const variableProblems = (env: Environment): readonly string[] =>
  variableNames.flatMap((name) => {
    const value = env[name] ?? '';
    const find = identifiers.some((each) => each === name) ? identifierProblem : addressProblem;
    const problem = find(name, value, env);
    return problem === undefined ? [] : [`${name}${value.trim() && ` "${value}"`} ${problem}.`];
  });

/** The files from which `npm run build` reads variables. */
const read = /^\.env(?:\.production)?(?:\.local)?$/;
/** Other names that people and editors give the file: ".env.txt", "env", ".env copy", "clinic.env". */
const misnamed = /^[._]?env(?:[ (_-].*|\.txt)?$|[^/]\.env$/i;

/** Returns what is wrong with the .env files of a project, one line each. */
export function envFileProblems(root: string): readonly string[] {
  const top = readdirSync(root);
  const inPublic = existsSync(join(root, 'public')) ? readdirSync(join(root, 'public'), { recursive: true }) : [];
  const published = inPublic.map(String).filter((file) => /(?:^|[\\/])\.?env(?:\.\w+)*$/i.test(file));
  const unread = top.filter((name) => misnamed.test(name) && !read.test(name));
  const unknown = top
    .filter((file) => read.test(file))
    .flatMap((file) => Object.keys(parseEnv(readFileSync(join(root, file), 'utf8'))))
    .filter((name) => /VITE_|EMAILJS|SITE_URL/i.test(name) && !variableNames.includes(name));
  const todo = 'name it .env, and put it beside package.json';
  const names = variableNames.join(', ');
  return [
    ...published.map((file) => `Everyone could read public/${file}; ${todo}.`),
    ...[...unread, ...(existsSync(join(root, 'src/.env')) ? ['src/.env'] : [])].map(
      (file) => `Nothing reads ${file}; ${todo}.`,
    ),
    ...unknown.map((name) => `There is no variable ${JSON.stringify(name)}; the names are ${names}.`),
  ];
}

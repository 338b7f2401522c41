import { readdirSync } from 'node:fs';
import { encodingProblems } from './encoding.ts';
import { failOn } from './fail-on.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The names of the identifiers of the clinic's account at the e-mail service. */
export const identifiers = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_USER_ID'] as const;
const addresses = ['VITE_SITE_URL', 'VITE_EMAILJS_ORIGIN', 'VITE_MEDIA_BUCKET_URL'] as const;

const isOrigin = (value: string) => new URL(value).origin === value.replace(/\/$/, '').toLowerCase();

/** Returns what is wrong with the variables of a build for visitors, one line each. */
export function variableProblems(env: Environment): readonly string[] {
  const missing = [...identifiers, 'VITE_SITE_URL'].filter((name) => !env[name]);
  // Hosts and shells keep what was pasted with a value: invisible characters, too.
  const unclean = [...identifiers, ...addresses].filter((name) => /[^!-~]|["']/.test(env[name] ?? ''));
  const mock = identifiers.filter((name) => env[name]?.endsWith('_mock'));
  const wrong = addresses.flatMap((name) => {
    const value = env[name];
    if (!value || unclean.includes(name)) return [];
    if (!URL.canParse(value) || !value.startsWith('https://'))
      return [`${name} "${value}" is no address; write https:// and a domain.`];
    const isRight = name === 'VITE_MEDIA_BUCKET_URL' || isOrigin(value);
    return isRight ? [] : [`${name} "${value}" is more than an origin; write https:// and the domain alone.`];
  });
  return [
    ...missing.map((name) => `${name} is not set; enter it in .env, or where you build.`),
    ...unclean.map((name) => `${name} has a space, quotes or a stray character in it; enter only the value.`),
    ...mock.map((name) => `${name} is that of the mock e-mail service; enter your own.`),
    ...wrong,
  ];
}

/**
 * Returns what is wrong with the .env files of a project, one line each.
 * @throws if one is not saved as UTF-8: its variables would seem to be missing
 */
export function envFileProblems(root: string): readonly string[] {
  const files = readdirSync(root).filter((name) => /^\.env(?:\.production)?(?:\.local)?$/.test(name));
  failOn(files.flatMap((file) => encodingProblems(root, file)));
  const unread = readdirSync(root).filter((name) => /^\.?env(?:\.txt)?$/i.test(name) && !files.includes(name));
  return unread.map((name) => `Nothing reads ${name}; rename it to .env.`);
}

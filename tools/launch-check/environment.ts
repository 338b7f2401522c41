import { mockIdentifiers } from '../mail/mock-settings.ts';
import type { Finding } from './finding';
import { hostOf, isExampleHost, isHttpsOrigin, isLocalHost, isPrivateHost } from './hosts.ts';
import { identifierProblem } from './identifiers.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Why a variable is unsuitable for a build for visitors, as the end of “VITE_… is …”; undefined if it is suitable. */
type Problem = string | undefined;

const nameOf = (field: string) => `VITE_EMAILJS_${field.toUpperCase()}`;
const identifiers = Object.keys(mockIdentifiers).map(nameOf);

/** The names of the variables of a build. */
export const variableNames: readonly string[] = [
  ...identifiers,
  'VITE_EMAILJS_ORIGIN',
  'VITE_SITE_URL',
  'VITE_MEDIA_BUCKET_URL',
];

function idProblem(field: string, mock: string, env: Environment): Problem {
  const value = env[nameOf(field)];
  if (!value?.trim()) return 'not set, so no message can be sent';
  if (value.trim() === mock) return 'that of the mock e-mail service';
  const others = identifiers.filter((name) => name !== nameOf(field)).map((name) => [name, env[name]]);
  return identifierProblem(field, value, Object.fromEntries(others));
}

const originProblem = (value: string): Problem =>
  isHttpsOrigin(value) ? undefined : `"${value}", which is not https:// and a domain alone`;

const reaches = 'https://api.emailjs.com';

/** Checks the origin of the e-mail service. The service's other hosts are for people, and take no messages. */
function serviceProblem(value: string, siteUrl: string | undefined): Problem {
  const host = hostOf(value);
  if (/(?:^|\.)emailjs\.com$/.test(host) && host !== hostOf(reaches))
    return `"${value}", which takes no messages; ${reaches} does`;
  return host !== '' && host === hostOf(siteUrl ?? '') ? `"${value}", which is the site itself` : originProblem(value);
}

/** Checks the address of the bucket. Pages add "/media/" and the name of a picture to it. */
function bucketProblem(value: string): Problem {
  const host = hostOf(value);
  if (!/^https:\/\/[^?#\s]+$/i.test(value) || host === '') return `"${value}", which is not an https:// address`;
  if (isLocalHost(host) || isPrivateHost(host))
    return `"${value}", which is reachable only from this computer or network`;
  return /\/media\/?$/.test(value) ? `"${value}", but pages add /media/ to it themselves` : undefined;
}

function siteUrlProblem(value: string | undefined): Problem {
  if (!value) return 'not set, so search engines get addresses of this computer';
  if (isLocalHost(hostOf(value))) return `"${value}", which is this computer`;
  if (isPrivateHost(hostOf(value))) return `"${value}", which is reachable only from your own network`;
  if (URL.canParse(value) && new URL(value).port) return `"${value}", which has a port; leave it out`;
  return isExampleHost(hostOf(value)) ? `"${value}", which is reserved for examples` : originProblem(value);
}

/** Finds variables that are missing, mistyped, or only for development. */
export function checkEnvironment(env: Environment): readonly Finding[] {
  const { VITE_EMAILJS_ORIGIN: origin, VITE_SITE_URL: siteUrl, VITE_MEDIA_BUCKET_URL: bucket } = env;
  const check = (name: string, problem: Problem, todo: string): readonly Finding[] =>
    problem
      ? [{ reader: 'web', what: `${name} is ${problem}.`, where: `environment or .env file, ${name}`, todo }]
      : [];
  return [
    ...Object.entries(mockIdentifiers).flatMap(([field, mock]) =>
      check(nameOf(field), idProblem(field, mock, env), 'Copy it from your account at the e-mail service.'),
    ),
    ...check(
      'VITE_EMAILJS_ORIGIN',
      origin ? serviceProblem(origin, siteUrl) : undefined,
      'Leave it out to use the real service, or enter https:// and a host.',
    ),
    ...check(
      'VITE_MEDIA_BUCKET_URL',
      bucket ? bucketProblem(bucket) : undefined,
      'Leave it out to use the site’s own pictures, or enter the address of the bucket.',
    ),
    ...check(
      'VITE_SITE_URL',
      siteUrlProblem(siteUrl),
      'Enter the public address of the site: https:// and your domain, without a path.',
    ),
  ];
}

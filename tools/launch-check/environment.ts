import { mockIdentifiers } from '../mail/mock-settings.ts';
import { hostOf, isExampleHost, isHttpsOrigin, isLocalHost } from './addresses.ts';
import type { Finding } from './finding';

export type Environment = Readonly<Record<string, string | undefined>>;

const reader = 'web';
const place = (name: string) => `environment or .env file, ${name}`;

function checkIdentifiers(env: Environment): readonly Finding[] {
  const todo = 'Copy it from your account at the e-mail service.';
  return Object.entries(mockIdentifiers).flatMap(([field, mock]) => {
    const name = `VITE_EMAILJS_${field.toUpperCase()}`;
    const value = env[name]?.trim();
    if (!value) return [{ reader, what: `${name} is not set, so no message can be sent.`, where: place(name), todo }];
    return value === mock
      ? [{ reader, what: `${name} is that of the mock e-mail service.`, where: place(name), todo }]
      : [];
  });
}

function checkServiceOrigin(env: Environment): readonly Finding[] {
  const name = 'VITE_EMAILJS_ORIGIN';
  const value = env[name];
  if (!value || isHttpsOrigin(value)) return [];
  const todo = 'Leave it out to use the real service, or enter https:// and a host.';
  return [
    { reader, what: `${name} is "${value}", which is not https:// and a domain alone.`, where: place(name), todo },
  ];
}

function siteUrlProblem(value: string | undefined): string | undefined {
  if (!value) return 'not set, so the addresses that search engines get point to this computer';
  if (isLocalHost(hostOf(value))) return `"${value}", which is this computer`;
  if (isExampleHost(hostOf(value))) return `"${value}", which is reserved for examples`;
  return isHttpsOrigin(value) ? undefined : `"${value}", which is not https:// and a domain alone`;
}

function checkSiteUrl(env: Environment): readonly Finding[] {
  const name = 'VITE_SITE_URL';
  const problem = siteUrlProblem(env[name]);
  if (!problem) return [];
  const todo = 'Enter the public address of the site: https:// and your domain, without a path.';
  return [{ reader, what: `${name} is ${problem}.`, where: place(name), todo }];
}

/** Finds build variables that are missing, or right only for development. */
export function checkEnvironment(env: Environment): readonly Finding[] {
  return [...checkIdentifiers(env), ...checkServiceOrigin(env), ...checkSiteUrl(env)];
}

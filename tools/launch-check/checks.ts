import { mockIdentifiers } from '../mail/mock-settings';

/** The facts of the clinic that can be told apart from invented ones; `src/site.ts` has them all. */
export interface ClinicFacts {
  readonly fictional: boolean;
  readonly phone: { readonly display: string };
  readonly secondPhone: { readonly display: string };
  readonly email: string;
  /** `expires` as month/day/two-digit year. */
  readonly certification: { readonly expires: string; readonly registerUrl: string };
  readonly jobsProgram: { readonly url: string };
}

export interface LaunchState {
  readonly site: ClinicFacts;
  /** The variables that a production build would see. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The day of the launch, in local time. */
  readonly today: Date;
  /** What is built; absent when nothing is. `formAction` is the address that the contact form posts to. */
  readonly dist?: { readonly formAction: string | undefined };
}

/** One thing that must change before the site goes live. */
export interface Finding {
  readonly what: string;
  readonly where: string;
  readonly todo: string;
}

const siteFile = 'src/site.ts';
const envPlace = (name: string) => `environment or .env file, ${name}`;

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Whether a host is one of those reserved for examples and tests (RFC 2606). */
function isExampleHost(host: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/i.test(host);
}

function isLocalHost(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/i.test(host);
}

/** An https address with nothing behind its host; a closing slash does no harm. */
function isHttpsOrigin(text: string): boolean {
  const url = parseUrl(text);
  return url?.protocol === 'https:' && url.origin === text.replace(/\/$/, '').toLowerCase();
}

function checkFictional({ fictional }: ClinicFacts): Finding[] {
  if (!fictional) return [];
  const todo = 'Put the facts of your clinic there, every one, then set "fictional" to false.';
  return [
    { what: 'The name, address and certification are those of the fictional clinic.', where: siteFile, todo },
    { what: 'The insurers are invented.', where: `${siteFile}, insurers`, todo },
  ];
}

function checkPhones({ phone, secondPhone }: ClinicFacts): Finding[] {
  return Object.entries({ phone, secondPhone })
    .filter(([, { display }]) => /55501\d\d$/.test(display.replace(/\D/g, '')))
    .map(([name, { display }]) => ({
      what: `${display} is a number for fiction (555-01xx); nobody answers it.`,
      where: `${siteFile}, ${name}`,
      todo: 'Put a number that your clinic answers.',
    }));
}

function checkAddresses({ email, certification, jobsProgram }: ClinicFacts): Finding[] {
  const hosts = {
    email: email.split('@').at(-1) ?? '',
    'certification.registerUrl': parseUrl(certification.registerUrl)?.hostname ?? '',
    'jobsProgram.url': parseUrl(jobsProgram.url)?.hostname ?? '',
  };
  return Object.entries(hosts)
    .filter(([, host]) => isExampleHost(host))
    .map(([name, host]) => ({
      what: `${host} is a domain for examples; nothing is there.`,
      where: `${siteFile}, ${name}`,
      todo: 'Put the real address.',
    }));
}

/** The end of a day printed as month/day/two-digit year; undefined when it is no such date. */
function endOfDay(printed: string): Date | undefined {
  const [, month, day, year] = (/^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(printed) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return undefined;
  const end = new Date(2000 + year, month - 1, day, 23, 59, 59, 999);
  return end.getMonth() === month - 1 && end.getDate() === day ? end : undefined;
}

function checkCertification({ certification: { expires } }: ClinicFacts, today: Date): Finding[] {
  const where = `${siteFile}, certification.expires`;
  const end = endOfDay(expires);
  if (!end) return [{ what: `"${expires}" is no date.`, where, todo: 'Write it as month/day/two-digit year.' }];
  if (today <= end) return [];
  return [{ what: `The certification ended on ${expires}.`, where, todo: 'Renew it and put the new date.' }];
}

function checkIdentifiers(env: LaunchState['env']): Finding[] {
  const todo = 'Copy it from your account at the e-mail service.';
  return Object.entries(mockIdentifiers).flatMap(([field, standIn]) => {
    const name = `VITE_EMAILJS_${field.toUpperCase()}`;
    const value = env[name]?.trim();
    if (!value) return [{ what: `${name} is not set, so no message can be sent.`, where: envPlace(name), todo }];
    if (value !== standIn) return [];
    return [{ what: `${name} is the one of the local stand-in.`, where: envPlace(name), todo }];
  });
}

function checkServiceOrigin(env: LaunchState['env']): Finding[] {
  const name = 'VITE_EMAILJS_ORIGIN';
  const value = env[name];
  if (!value || isHttpsOrigin(value)) return [];
  return [
    {
      what: `${name} is "${value}", which is no https origin.`,
      where: envPlace(name),
      todo: 'Leave it out to use the real service, or write https:// and a host.',
    },
  ];
}

function siteUrlProblem(value: string | undefined): string | undefined {
  if (!value) return 'not set, so canonical addresses point to this computer';
  const host = parseUrl(value)?.hostname ?? '';
  if (isLocalHost(host)) return `"${value}", which is this computer`;
  if (isExampleHost(host)) return `"${value}", a domain for examples`;
  return isHttpsOrigin(value) ? undefined : `"${value}", which is no https origin`;
}

function checkSiteUrl(env: LaunchState['env']): Finding[] {
  const name = 'VITE_SITE_URL';
  const problem = siteUrlProblem(env[name]);
  if (!problem) return [];
  const todo = 'Put the public address of the site: https:// and your domain, without a path.';
  return [{ what: `${name} is ${problem}.`, where: envPlace(name), todo }];
}

function checkDist(dist: LaunchState['dist']): Finding[] {
  if (dist?.formAction === undefined || parseUrl(dist.formAction)) return [];
  return [
    {
      what: 'The built site sends its messages to the local stand-in.',
      where: 'dist/',
      todo: 'Build it with "npm run build". ("npm start" and "npm test" build it for the stand-in.)',
    },
  ];
}

/** Lists everything that must change before a clinic goes live with the site; an empty list when nothing must. */
export function launchFindings({ site, env, today, dist }: LaunchState): readonly Finding[] {
  return [
    ...checkFictional(site),
    ...checkPhones(site),
    ...checkAddresses(site),
    ...checkCertification(site, today),
    ...checkIdentifiers(env),
    ...checkServiceOrigin(env),
    ...checkSiteUrl(env),
    ...checkDist(dist),
  ];
}

/** What the command prints. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Launch check: nothing left to change.';
  const items = findings.map(
    ({ what, where, todo }, index) => `${index + 1}. ${what}\n   Where: ${where}\n   To do: ${todo}`,
  );
  return `${items.join('\n\n')}\n\nLaunch check: ${findings.length} left to change before this site goes live.`;
}

import { describe, expect, test } from 'vitest';
import type { Site } from '../../../src/site.schema';
import { meta } from '../../../tests/support/covers';
import { mockIdentifiers } from '../../mail/mock-settings';
import { type LaunchState, launchFindings } from '../checks';
import { readyOn } from './confirmed';

const site = readyOn('2027-06-30');
const env = {
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
  VITE_EMAILJS_USER_ID: 'user_1',
  VITE_SITE_URL: 'https://www.clinic.internal',
};
const ready: LaunchState = {
  site,
  env,
  today: new Date(2027, 5, 30, 23, 59, 59, 999),
  texts: {},
  formAction: 'https://mail.internal/send',
};

const withSite = (change: Partial<Site>): LaunchState => ({ ...ready, site: { ...site, ...change } });
const withRegister = (registerUrl: string) =>
  withSite({ certification: { number: '1', expires: '2027-06-30', registerName: 'register', registerUrl } });
const withConfirmed = (id: string, on: string) =>
  withSite({ confirmed: { ...site.confirmed, [id]: { by: 'A. Person', on } } });
const originName = 'VITE_EMAILJS_ORIGIN';
const withEnv = (name: string, value?: string): LaunchState => ({ ...ready, env: { ...env, [name]: value } });

const accepted: readonly (readonly [what: string, state: LaunchState])[] = [
  ['a clinic that is ready, on the last day of its certification', ready],
  ['a site that is not built', { ...ready, formAction: undefined }],
  ...['myexample.internal', 'example.com.internal'].map(
    (host) => [`the domain ${host}, which only resembles an example`, withSite({ email: `hello@${host}` })] as const,
  ),
  ...[undefined, '', 'https://mail.internal', 'https://Mail.internal:8443/'].map(
    (origin) => [`the service origin "${origin}"`, withEnv(originName, origin)] as const,
  ),
];

describe('launch check accepts', () => {
  for (const [what, state] of accepted) {
    test(what, meta, () => {
      expect(launchFindings(state)).toEqual([]);
    });
  }
});

/** What is wrong, and for each finding a part of where it is and of what it says. */
type Fault = readonly [what: string, state: LaunchState, ...findings: (readonly [where: string, what: string])[]];

const examples = ['clinic.example', 'example.com', 'www.example.org', 'EXAMPLE.NET', 'clinic.test', 'clinic.invalid'];
const siteUrls: readonly (readonly [url: string | undefined, reason: string])[] = [
  [undefined, 'not set'],
  ['', 'not set'],
  ['http://www.clinic.internal', 'not https:// and a domain'],
  ['www.clinic.internal', 'not https:// and a domain'],
  ['https://www.clinic.internal/site', 'not https:// and a domain'],
  ['http://localhost:4173', 'this computer'],
  ['https://site.localhost', 'this computer'],
  ['https://127.0.0.1', 'this computer'],
  ['https://[::1]', 'this computer'],
  ['https://clinic.example', 'reserved for examples'],
];
const faults: readonly Fault[] = [
  ...['(213) 555-0100', '213.555.0199', '2135550142'].flatMap((display) =>
    (['phone', 'secondPhone', 'countyLine'] as const).map(
      (name): Fault => [
        `the fictional number ${display} as ${name}`,
        withSite({ [name]: { ...site[name], display } }),
        [`site.ts, ${name}`, display],
      ],
    ),
  ),
  ...examples.flatMap((host): Fault[] => {
    const url = `https://${host}/`;
    const reserved = 'reserved for examples';
    return [
      [`an e-mail address at ${host}`, withSite({ email: `hello@${host}` }), ['site.ts, email', reserved]],
      [`a license register at ${url}`, withRegister(url), ['registerUrl', reserved]],
      [`a jobs program at ${url}`, withSite({ jobsProgram: { name: 'Jobs', url } }), ['jobsProgram.url', reserved]],
    ];
  }),
  [
    'a certification on the day after its last',
    { ...ready, today: new Date(2027, 6, 1) },
    ['certification.expires', 'expired on 2027-06-30'],
  ],
  ...Object.entries(mockIdentifiers).flatMap(([field, id]): Fault[] => {
    const name = `VITE_EMAILJS_${field.toUpperCase()}`;
    const missing = [undefined, '', '  '].map(
      (value): Fault => [`${name} with the value "${value}"`, withEnv(name, value), [name, `${name} is not set`]],
    );
    return [...missing, [`${name} of the mock service`, withEnv(name, id), [name, 'mock e-mail service']]];
  }),
  ...['/', 'http://mail.internal', 'https://mail.internal/api', 'mail.internal'].map(
    (origin): Fault => [`the service origin "${origin}"`, withEnv(originName, origin), [originName, origin]],
  ),
  ...siteUrls.map(
    ([url, reason]): Fault => [`the site address "${url}"`, withEnv('VITE_SITE_URL', url), ['VITE_SITE_URL', reason]],
  ),
  [
    'a confirmation under a misspelled name',
    withConfirmed('barrier', '2026-11-22'),
    ["confirmed['barrier']", 'confirms nothing'],
  ],
  [
    'a confirmation of more than a year ago',
    withConfirmed('barriers', '2020-11-22'),
    ["confirmed['barriers']", 'A. Person confirmed it on 2020-11-22'],
  ],
  [
    'a site built for the mock e-mail service',
    { ...ready, formAction: '/api/v1.0/email/send-form' },
    ['dist/', 'mock e-mail service'],
  ],
];

describe('launch check finds', () => {
  for (const [name, state, ...findings] of faults) {
    test(name, meta, () => {
      expect(launchFindings(state)).toEqual(
        findings.map(([where, what]) =>
          expect.objectContaining({ where: expect.stringContaining(where), what: expect.stringContaining(what) }),
        ),
      );
    });
  }
});

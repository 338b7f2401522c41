import { expect, test } from 'vitest';
import type { Site } from '../../../src/site.schema';
import { untraced } from '../../../tests/support/covers';
import { readyOn } from '../../../tests/support/ready-clinic';
import { mockIdentifiers } from '../../mail/mock-settings';
import { type LaunchState, launchFindings } from '../checks';

// tests/unit/launch-check.test.ts tests the lists for the lawyer and the clinician.

const site = readyOn('2027-06-30');
const ready: LaunchState = {
  site,
  env: {
    VITE_EMAILJS_SERVICE_ID: 'service_1',
    VITE_EMAILJS_TEMPLATE_ID: 'template_1',
    VITE_EMAILJS_USER_ID: 'user_1',
    VITE_SITE_URL: 'https://www.clinic.internal',
  },
  today: new Date(2027, 5, 30, 23, 59, 59, 999),
  texts: {},
};

const withSite = (change: Partial<Site>): LaunchState => ({ ...ready, site: { ...site, ...change } });
const withConfirmed = (id: string, on: string, change: Partial<Site> = {}) =>
  withSite({ ...change, confirmed: { ...site.confirmed, [id]: { by: 'A. Person', on } } });
const identifiers = (service: string, template: string, user: string) => ({
  VITE_EMAILJS_SERVICE_ID: service,
  VITE_EMAILJS_TEMPLATE_ID: template,
  VITE_EMAILJS_USER_ID: user,
});
const withEnv = (name: string, value?: string): LaunchState => ({ ...ready, env: { ...ready.env, [name]: value } });
const origin = 'VITE_EMAILJS_ORIGIN';
const bucket = 'VITE_MEDIA_BUCKET_URL';
const withPrivacyMail = (email: string) =>
  withSite({ law: { ...site.law, privacyOfficer: { ...site.law.privacyOfficer, email } } });
const lawAt = (domain: string) => ({
  ...site.law,
  privacyOfficer: { ...site.law.privacyOfficer, email: `privacy@${domain}` },
  rightsCoordinator: { ...site.law.rightsCoordinator, email: `rights@${domain}` },
});

test.each([
  ['a clinic that is ready, on the last day of its certification', ready],
  [
    'the domain myexample.internal, which only resembles an example',
    {
      ...withSite({ email: 'hello@myexample.internal', law: lawAt('myexample.internal') }),
      env: { ...ready.env, VITE_SITE_URL: 'https://myexample.internal' },
    },
  ],
  [
    'identifiers without the usual prefixes',
    { ...ready, env: { ...ready.env, ...identifiers('gmail', 'contact_form', 'Kx81-mq0PLw_33TtZ') } },
  ],
  [
    'an e-mail address at another domain, if the site address is confirmed',
    withConfirmed('site-address', '2027-06-30', { email: 'clinic@mail.internal2' }),
  ],
  ['an empty service origin', withEnv(origin, '')],
  ['another service origin', withEnv(origin, 'https://Mail.internal:8443/')],
  ['an empty bucket', withEnv(bucket, '')],
  ['a bucket with a path', withEnv(bucket, 'https://storage.internal/our-clinic/')],
  ['people with mailboxes at a subdomain', withPrivacyMail('ana@mail.clinic.internal')],
])('the launch check accepts %s', untraced, (_what, state) => {
  expect(launchFindings(state)).toEqual([]);
});

/** A mistake, and parts of the place and of the message that its finding must contain. */
type Slip = readonly [what: string, state: LaunchState, where: string, says: string];

const url = (value: string | undefined, says: string): Slip => [
  value === undefined ? 'a missing site address' : `the site address "${value}"`,
  withEnv('VITE_SITE_URL', value),
  'VITE_SITE_URL',
  says,
];
const slips: readonly Slip[] = [
  ...(['phone', 'secondPhone', 'countyLine'] as const).map(
    (name): Slip => [
      `a fictional number as ${name}`,
      withSite({ [name]: { ...site[name], display: '213.555.0199' } }),
      `site.ts, ${name}`,
      '213.555.0199',
    ],
  ),
  ...['clinic.example', 'www.example.org', 'EXAMPLE.NET', 'clinic.test', 'clinic.invalid'].map(
    (host): Slip => [
      `an e-mail address at ${host}`,
      withSite({ email: `hello@${host}` }),
      'site.ts, email',
      'reserved for examples',
    ],
  ),
  [
    'a jobs program at an example address',
    withSite({ jobsProgram: { name: 'Jobs', url: 'https://jobs.example/' } }),
    'jobsProgram.url',
    'reserved for examples',
  ],
  [
    'a certification on the day after it expires',
    { ...ready, today: new Date(2027, 6, 1) },
    'certification.expires',
    'expired on 2027-06-30',
  ],
  ...Object.entries(mockIdentifiers).flatMap(([field, id]): Slip[] => {
    const name = `VITE_EMAILJS_${field.toUpperCase()}`;
    return [
      [`a missing ${name}`, withEnv(name, ' '), name, `${name} is not set`],
      [`${name} of the mock service`, withEnv(name, id), name, 'mock e-mail service'],
    ];
  }),
  ...[
    'YOUR_SERVICE_ID',
    'your-service-id',
    'service_xxxxxxx',
    'xxx',
    'service_',
    '<service ID>',
    'TODO',
    '"service_1"',
    'service 1',
    'a@b.c',
    'template_2',
    'user_2',
  ].map(
    (value): Slip => [
      `the service ID ${value}`,
      withEnv('VITE_EMAILJS_SERVICE_ID', value),
      'SERVICE_ID',
      'SERVICE_ID is "',
    ],
  ),
  [
    'a site at a different domain from the e-mail address',
    withSite({ email: 'hello@clinic.other' }),
    "confirmed['site-address']",
    'Is www.clinic.internal the clinic’s own address?',
  ],
  [
    'a privacy officer’s mailbox at another domain',
    withPrivacyMail('ana@clinci.internal'),
    "confirmed['site-address']",
    'Is ana@clinci.internal right?',
  ],
  ...['http://b.internal', 'b.internal', 's3://b', 'https://b.internal/media/', 'https://b.internal/?x', '/media'].map(
    (value): Slip => [`the bucket "${value}"`, withEnv(bucket, value), bucket, `${bucket} is "${value}"`],
  ),
  ...['https://dashboard.emailjs.com', 'https://www.clinic.internal'].map(
    (value): Slip => [`the service origin "${value}"`, withEnv(origin, value), origin, `"${value}", which `],
  ),
  ...['/', 'http://mail.internal', 'https://mail.internal/api', 'mail.internal'].map(
    (value): Slip => [`the service origin "${value}"`, withEnv(origin, value), origin, value],
  ),
  url('https://www.clinic.internal:8443', 'which has a port; leave it out'),
  url(undefined, 'not set'),
  url('http://www.clinic.internal', 'not https:// and a domain'),
  url('https://www.clinic.internal/site', 'not https:// and a domain'),
  url('http://localhost:4173', 'this computer'),
  url('https://[::1]', 'this computer'),
  url('https://192.168.1.20', 'only from your own network'),
  url('https://clinic.local', 'only from your own network'),
  url('https://clinic.example', 'reserved for examples'),
  [
    'a confirmation under a misspelled name',
    withConfirmed('barrier', '2026-11-22'),
    "confirmed['barrier']",
    'confirms nothing',
  ],
  [
    'a confirmation that is more than a year old',
    withConfirmed('barriers', '2020-11-22'),
    "confirmed['barriers']",
    'A. Person confirmed it on 2020-11-22',
  ],
];

test('the launch check reports two identifiers that are the same', untraced, () => {
  const env = { ...ready.env, ...identifiers('one', 'two', 'one') };
  expect(launchFindings({ ...ready, env }).map(({ what }) => what)).toEqual([
    'VITE_EMAILJS_SERVICE_ID is "one", which is the same as VITE_EMAILJS_USER_ID.',
    'VITE_EMAILJS_USER_ID is "one", which is the same as VITE_EMAILJS_SERVICE_ID.',
  ]);
});

test.each(slips)('the launch check reports %s', untraced, (_what, state, where, says) => {
  expect(launchFindings(state)).toEqual([
    expect.objectContaining({ where: expect.stringContaining(where), what: expect.stringContaining(says) }),
  ]);
});

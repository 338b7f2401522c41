import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type LaunchState, launchFindings, launchReport } from '../../../tools/launch-check/checks';
import type { ClinicFacts } from '../../../tools/launch-check/clinic';
import { mockIdentifiers } from '../../../tools/mail/mock-settings';
import { projectRoot } from '../../../tools/project-root';
import { meta } from '../../support/covers';

/** A clinic that is ready to launch. Nobody can own its domain, yet it is not reserved for examples. */
const site: ClinicFacts = {
  fictional: false,
  phone: { display: '(213) 555-0233' },
  secondPhone: { display: '(213) 555-0299' },
  email: 'hello@clinic.internal',
  certification: { expires: '06/30/27', registerUrl: 'https://register.internal/' },
  jobsProgram: { url: 'https://jobs.internal/' },
};
const env = {
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_TEMPLATE_ID: 'template_1',
  VITE_EMAILJS_USER_ID: 'user_1',
  VITE_SITE_URL: 'https://www.clinic.internal',
};
const ready: LaunchState = {
  site,
  env,
  today: new Date(2027, 5, 30, 23, 59),
  dist: { formAction: 'https://mail.internal/send' },
};

/** The findings for the ready clinic with one change, as `where: what`. */
function found(change: Partial<LaunchState>): string[] {
  return launchFindings({ ...ready, ...change }).map(({ where, what }) => `${where}: ${what}`);
}

const withSite = (change: Partial<ClinicFacts>) => found({ site: { ...site, ...change } });
const withEnv = (change: LaunchState['env']) => found({ env: { ...env, ...change } });

test('launch check finds nothing when everything is ready', meta, () => {
  expect(launchFindings(ready)).toEqual([]);
  expect(launchReport([])).toBe('Launch check: nothing left to change.');
});

test('launch check works before the site is built', meta, () => {
  const { site, env, today } = ready;
  expect(launchFindings({ site, env, today })).toEqual([]);
});

test('launch report says what, where and what to do, and counts the findings', meta, () => {
  const findings = launchFindings({ ...ready, site: { ...site, fictional: true } });
  const report = launchReport(findings);
  for (const { what, where, todo } of findings) {
    for (const part of [what, where, todo]) expect(report).toContain(part);
  }
  expect(report).toMatch(/ 2 left to change before this site goes live\.$/);
});

describe('launch check of the clinic', () => {
  test('finds the fictional identity and its invented insurers', meta, () => {
    expect(withSite({ fictional: true })).toEqual([
      expect.stringMatching(/^src\/site\.ts: .*name, address/),
      expect.stringMatching(/^src\/site\.ts, insurers: .*invented/),
    ]);
  });

  test.each(['(213) 555-0100', '213.555.0199', '2135550142'])(
    'finds the fictional number %s in either place',
    meta,
    (display) => {
      expect(withSite({ phone: { display } })).toEqual([expect.stringContaining('site.ts, phone:')]);
      expect(withSite({ secondPhone: { display } })).toEqual([expect.stringContaining('site.ts, secondPhone:')]);
    },
  );

  test.each(['clinic.example', 'example.com', 'www.example.org', 'EXAMPLE.NET', 'clinic.test', 'clinic.invalid'])(
    'finds the example domain %s in the e-mail address and in both links',
    meta,
    (host) => {
      expect(withSite({ email: `hello@${host}` })).toEqual([expect.stringContaining('site.ts, email:')]);
      const registerUrl = `https://${host}/search`;
      expect(withSite({ certification: { ...site.certification, registerUrl } })).toEqual([
        expect.stringContaining('certification.registerUrl'),
      ]);
      expect(withSite({ jobsProgram: { url: `https://${host}/` } })).toEqual([
        expect.stringContaining('jobsProgram.url'),
      ]);
    },
  );

  test('accepts a domain that only resembles an example', meta, () => {
    expect(withSite({ email: 'hello@myexample.internal' })).toEqual([]);
    expect(withSite({ email: 'hello@example.com.internal' })).toEqual([]);
  });

  test('finds a certification from the day after its last', meta, () => {
    expect(found({ today: new Date(2027, 5, 30, 23, 59, 59, 999) })).toEqual([]);
    expect(found({ today: new Date(2027, 6, 1) })).toEqual([expect.stringContaining('expired on 06/30/27')]);
  });

  test.each(['', '2027-06-30', '13/01/27', '02/30/27', '06/30/2027'])(
    'finds that "%s" is not a date',
    meta,
    (expires) => {
      expect(withSite({ certification: { ...site.certification, expires } })).toEqual([
        expect.stringContaining(`"${expires}" is not a date`),
      ]);
    },
  );
});

describe('launch check of the environment', () => {
  test.each(Object.entries(mockIdentifiers))(
    'finds %s when missing, blank or the mock service’s',
    meta,
    (field, id) => {
      const name = `VITE_EMAILJS_${field.toUpperCase()}`;
      for (const missing of [undefined, '', '  ']) {
        expect(withEnv({ [name]: missing })).toEqual([expect.stringContaining(`${name} is not set`)]);
      }
      expect(withEnv({ [name]: id })).toEqual([expect.stringContaining(`${name} is that of the mock e-mail service`)]);
    },
  );

  test.each(['/', 'http://mail.internal', 'https://mail.internal/api', 'mail.internal'])(
    'finds the service origin "%s"',
    meta,
    (origin) => {
      expect(withEnv({ VITE_EMAILJS_ORIGIN: origin })).toEqual([expect.stringContaining('VITE_EMAILJS_ORIGIN')]);
    },
  );

  test.each([undefined, '', 'https://mail.internal', 'https://Mail.internal:8443/'])(
    'accepts the service origin "%s"',
    meta,
    (origin) => {
      expect(withEnv({ VITE_EMAILJS_ORIGIN: origin })).toEqual([]);
    },
  );

  test.each([
    [undefined, 'not set'],
    ['', 'not set'],
    ['http://www.clinic.internal', 'not an https origin'],
    ['www.clinic.internal', 'not an https origin'],
    ['https://www.clinic.internal/site', 'not an https origin'],
    ['http://localhost:4173', 'this computer'],
    ['https://site.localhost', 'this computer'],
    ['https://127.0.0.1', 'this computer'],
    ['https://[::1]', 'this computer'],
    ['https://clinic.example', 'reserved for examples'],
  ])('finds the site address "%s": %s', meta, (url, why) => {
    expect(withEnv({ VITE_SITE_URL: url })).toEqual([expect.stringContaining(why)]);
  });
});

test('launch check finds a site built for the mock e-mail service', meta, () => {
  expect(found({ dist: { formAction: '/api/v1.0/email/send-form' } })).toEqual([expect.stringMatching(/^dist\/: /)]);
});

test('npm run launch-check prints the findings and exits 1', { ...meta, timeout: 60_000 }, () => {
  // Overrides any .env file, so that there are findings on every machine.
  const cleared = { ...process.env, VITE_EMAILJS_USER_ID: '', VITE_SITE_URL: 'http://localhost:4173' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/launch-check/main.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: cleared,
  });
  expect(stdout).toContain('VITE_EMAILJS_USER_ID is not set');
  expect(stdout).toContain('VITE_SITE_URL is "http://localhost:4173"');
  expect(stdout).toMatch(/left to change before this site goes live\.\n$/);
  expect(stderr).not.toContain('Error');
  expect(status).toBe(1);
});

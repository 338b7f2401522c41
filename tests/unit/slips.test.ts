import { beforeEach, expect, test } from 'vitest';
import { site } from '../../src/site';
import type { Site } from '../../src/site.schema';
import { usPhone } from '../../src/us-phone';
import { hostHeaders } from '../../tools/hosting/headers';
import { contentType } from '../../tools/hosting/media-types';
import { checkLaunch, type LaunchState } from '../../tools/launch-check/checks';
import { isFictional } from '../../tools/launch-check/fictional';
import type { Finding } from '../../tools/launch-check/finding';
import { liveFindings, type SendRequest } from '../../tools/launch-check/live';
import { failOn } from '../../tools/vite/fail-on';
import { factProblems, readSite } from '../../tools/vite/site-facts';
import { envFileProblems, variableProblems } from '../../tools/vite/variables';
import { projectFolder } from '../support/project-folder';
import { allConfirmed, env, ready } from '../support/ready-clinic';

/** A slip of the person who adopts the site, how it is told (one line each), and words of the one line that tells it. */
type Slip = readonly [slip: string, told: () => readonly string[] | Promise<readonly string[]>, says: string];

const { care, law, secondPhone } = ready;
const lines = (findings: readonly Finding[]) => findings.map(({ where, what }) => `${where}: ${what}`);
const thrown = (run: () => unknown): Promise<readonly string[]> =>
  Promise.resolve()
    .then(run)
    .then(() => [])
    .catch(({ message }: Error) => [message]);

/** Wrong facts in site.ts, and mistakes in its code or its encoding: the build fails. */
const facts = (changed: Partial<Record<keyof Site, unknown>>) => () => factProblems({ ...ready, ...changed });
const source = "export const site = {\n  name: 'Quail Court',\n  city: 'Weed',\n  law: {},\n};\n";
const typed = (code: string | Buffer) => () => thrown(() => readSite(projectFolder({ 'src/site.ts': code })));

/** Wrong variables and .env files: the build fails. */
const variable = (name: string, value: string) => () => variableProblems({ ...env, [name]: value });
const envFile = (file: string, text: string | Buffer) => () =>
  thrown(() => failOn(envFileProblems(projectFolder({ [file]: text }))));

type Files = Readonly<Record<string, string>>;
const built: Files = {
  'index.html': 'home',
  'jobs.html': 'jobs',
  '404.html': '404',
  'assets/a.js': 'a',
  'media/a.svg': 'b',
};
type Answer = readonly [status: number, body: string, headers?: Files];
const home: Answer = [200, 'home'];
const redirect: Answer = [301, '', { location: `${env.VITE_SITE_URL}/` }];

/** Hosts that are not set up: the launch check with --url finds them. @param answers other answers than those of a good host */
const host = (answers: Readonly<Record<string, Answer>>, url = env.VITE_SITE_URL) => {
  const send: SendRequest = async (address, family = 0) => {
    const { protocol, hostname, pathname } = new URL(address);
    const file = pathname === '/' ? 'index.html' : pathname.slice(1).replace(/^jobs$/, 'jobs.html');
    const usual: Answer = built[file] === undefined ? [404, '404'] : [200, built[file]];
    const own = protocol === 'http:' || hostname === 'clinic.internal' ? redirect : (answers[pathname] ?? usual);
    const [status, body, other] = answers[`IPv${family}`] ?? answers[address] ?? own;
    if (status === 0) throw Object.assign(new Error(), { code: body });
    const typical = {
      ...Object.fromEntries(hostHeaders),
      'Cache-Control': 'no-cache',
      'Content-Type': contentType(file),
    };
    const sent = new Headers(JSON.parse(JSON.stringify({ ...typical, ...other })));
    return { status, body: Buffer.from(body), header: (name) => sent.get(name) ?? '' };
  };
  return async () => lines(await liveFindings(url, projectFolder(built), env, send));
};

const pages = [{ path: '/jobs', page: 'A weekly summary.', form: undefined, layout: '' }];
const confirmed = allConfirmed(ready);
const state = { site: ready, confirmed, env, pages, dated: [], texts: { '/jobs': '0123abcd' } };
const evening = new Date('2026-06-30T23:00');
/** Law and time: the launch check asks. @param changed what differs from a clinic that is ready to launch */
const launch = (changed: Partial<LaunchState>) => () => lines(checkLaunch({ ...state, ...changed }, evening).now);
/** Other facts, of which everything is confirmed, and facts that have changed since. */
const asks = (changed: Partial<Site>) => {
  const other = { ...ready, ...changed };
  return launch({ site: other, confirmed: allConfirmed(other) });
};
const changes = (changed: Partial<Site>) => launch({ site: { ...ready, ...changed } });
const confirmedOn = (name: string, on: string) =>
  launch({ confirmed: { ...confirmed, [name]: { by: 'A. Person', on } } });
const reviewed = (next: string, text: string) =>
  asks({ reviews: { '/jobs': { reviewer: 'Dr. Page', on: '2025-06-29', next, text } } });
const aged = { pages: ['/jobs'], says: 'until 2026', source: 'A law', checked: '2026-01-01', who: 'lawyer' } as const;
const { 'weekly-summary': _, ...unconfirmed } = confirmed;

// biome-ignore format: a table, one slip per entry
const slips: readonly Slip[] = [
  // Wrong facts.
  ['a phone number with a digit too few', facts({ phone: usPhone('(661) 555-233') }), 'phone.display is "(661) 555-233": it has 9 digits'],
  ['a number to dial that is another', facts({ phone: { display: '(661) 555-2330', href: 'tel:+16615552339' } }), 'phone.href is "tel:+16615552339": this is not the number that pages show'],
  ['the same number twice', facts({ secondPhone: { ...secondPhone, ...ready.phone } }), 'must be three different numbers'],
  ['an e-mail address without its end', facts({ email: 'info@clinic' }), 'email is "info@clinic": write an e-mail address'],
  ['a ZIP code of another state', facts({ address: { ...ready.address, locality: 'Fresno, CA 39701' } }), 'address.locality is "Fresno, CA 39701": write the city, CA'],
  ['a day that does not exist', facts({ privacyPageEffective: '2026-02-30' }), 'privacyPageEffective is "2026-02-30": write a day that exists'],
  ['a year to come', facts({ copyrightYear: 2062 }), 'copyrightYear is 2062: it is in the future'],
  ['markup', facts({ name: 'Quail <b>Court</b>' }), 'pages show markup as plain characters'],
  ['a misspelled name of a fact', facts({ care: { ...care, youngst: 18 } }), 'care: Unrecognized key: "youngst"'],
  ['a missing fact', facts({ copyrightYear: undefined }), 'src/site.ts, copyrightYear is missing: enter it'],
  ['an empty list', facts({ insurers: [] }), 'src/site.ts, insurers is []: list at least one'],
  ['a phone that nobody answers at night', facts({ care: { ...care, phoneHours: 'from 8 a.m. to 8 p.m.' } }), 'care.phoneHours is "from 8 a.m. to 8 p.m.": pages promise a 24-hour hotline'],
  ['Medi-Cal without federal funds', facts({ law: { ...law, federalFunds: false } }), 'law.federalFunds is false: Medi-Cal and Medicare are federal funds'],
  ['the privacy notice left out', facts({ law: { ...law, leftOut: ['privacy-practices'] } }), 'law.leftOut is ["privacy-practices"]: pages link to privacy-practices'],
  ['a comma too few', typed(source.replace("'Weed',", "'Weed'")), 'src/site.ts:4:3'],
  ['text without quotes', typed(source.replace("'Weed'", 'Weed')), 'ReferenceError: Weed is not defined'],
  ['facts saved as UTF-16', typed(Buffer.from(`\ufeff${source}`, 'utf16le')), 'src/site.ts is saved as UTF-16'],
  ['facts in another encoding', typed(Buffer.from(`${source}// é`, 'latin1')), 'src/site.ts is saved in another encoding than UTF-8'],
  // Variables.
  ['no identifier of the e-mail service', variable('VITE_EMAILJS_USER_ID', ''), 'VITE_EMAILJS_USER_ID is not set'],
  ['an identifier pasted with an invisible character and a line break', variable('VITE_EMAILJS_USER_ID', 'user_1\u200b\n'), 'VITE_EMAILJS_USER_ID has a space, quotes or a stray character in it'],
  ['an address in quotes', variable('VITE_SITE_URL', '"https://clinic.org"'), 'VITE_SITE_URL has a space, quotes or a stray character in it'],
  ['the identifier of the mock service', variable('VITE_EMAILJS_USER_ID', 'user_mock'), 'VITE_EMAILJS_USER_ID is that of the mock e-mail service'],
  ['an address that is not https', variable('VITE_SITE_URL', 'http://localhost:4173'), 'VITE_SITE_URL "http://localhost:4173" is no address'],
  ['an address with a path', variable('VITE_SITE_URL', 'https://clinic.org/site'), 'is more than an origin'],
  ['the origin of the mock service', variable('VITE_EMAILJS_ORIGIN', '/'), 'VITE_EMAILJS_ORIGIN "/" is no address'],
  ['.env.txt', envFile('.env.txt', ''), 'Nothing reads .env.txt; rename it to .env'],
  ['variables saved as UTF-16', envFile('.env', Buffer.from('VITE_SITE_URL=1', 'utf16le')), '.env is saved as UTF-16'],
  ['variables saved with a byte order mark', envFile('.env', '\ufeffVITE_SITE_URL=1'), '.env is saved as UTF-8 with a byte order mark'],
  // Hosts.
  ['a file of another build', host({ '/assets/a.js': [200, 'b()'] }), '/assets/a.js: It is not as in dist/'],
  ['a file that was not uploaded', host({ '/assets/a.js': [404, '404'] }), '/assets/a.js: It has status 404'],
  ['addresses with a slash at the end', host({ '/jobs': [301, '', { location: '/jobs/' }] }), '/jobs: It redirects to …/'],
  ['the home page at unknown addresses', host({ '/nowhere': home }), '/nowhere: It must show 404.html with status 404, not another page with status 200'],
  ['a missing script that browsers keep', host({ '/assets/nowhere.js': [404, '404', { 'Cache-Control': 'max-age=31536000' }] }), 'Browsers keep this failure'],
  ['a missing header', host({ '/jobs': [200, 'jobs', { 'X-Frame-Options': 'SAMEORIGIN' }] }), '/jobs: X-Frame-Options is “SAMEORIGIN”'],
  ['a script as plain text', host({ '/assets/a.js': [200, 'a', { 'Content-Type': 'text/plain' }] }), 'It is sent as text/plain'],
  ['a page that browsers keep', host({ '/jobs': [200, 'jobs', { 'Cache-Control': 'max-age=600' }] }), '/jobs: Browsers keep it'],
  ['a host that hides the site', host({ '/jobs': [200, 'jobs', { 'X-Robots-Tag': 'noindex' }] }), '/jobs: X-Robots-Tag hides it'],
  ['a cookie of the host', host({ '/jobs': [200, 'jobs', { 'Set-Cookie': 'a=1' }] }), '/jobs: The host sets a cookie'],
  ['a bucket without a picture', host({ 'https://bucket.internal/media/a.svg': [404, ''] }), '/media/a.svg: It is not as in dist/media/'],
  ['no redirect to https', host({ 'http://www.clinic.internal/': home }), 'Others can read messages'],
  ['another spelling of the domain', host({ 'https://clinic.internal/': home }), 'https://clinic.internal: People type this, too'],
  ['another site over IPv6', host({ IPv6: [200, 'Welcome to nginx!'] }), '/ over IPv6: Visitors get another page'],
  ['no site over IPv6', host({ IPv6: [0, 'ECONNREFUSED'] }), '/ over IPv6: Visitors get ECONNREFUSED'],
  ['another address than VITE_SITE_URL', host({}, 'https://www.other.county.internal'), 'VITE_SITE_URL: It is https://www.clinic.internal'],
  // Law and time.
  ['a fact of the fictional clinic', asks({ insurers: site.insurers.slice(1, 2) }), '” is the fictional clinic’s'],
  ['a year of the fictional clinic', changes({ copyrightYear: site.copyrightYear }), 'The same as the fictional clinic’s: copyrightYear: 2025'],
  ['a promise that nobody has confirmed', launch({ confirmed: unconfirmed }), "confirmed['weekly-summary']: Is it true? The team reassesses each patient’s progress each week and writes a weekly summary. (/jobs)"],
  ['a required link that is missing', asks({ law: { ...law, officialLinks: { ...law.officialLinks, openPayments: '' } } }), 'law.officialLinks.openPayments: By law'],
  ['a notice that was confirmed and then left out', changes({ law: { ...law, leftOut: ['relay'] } }), "confirmed['without-relay']: May the clinic leave out"],
  ['a fact that nobody has entered', asks({ insurers: [{ name: 'One Plan' }] }), 'The clinic has not said whether it is in network with One Plan'],
  ['an expired certification', asks({ certification: { number: '1', expires: '2026-06-29', registerName: 'register' } }), 'certification.expires: It expired on 2026-06-29'],
  ['a legal fact that changed after it was confirmed', changes({ law: { ...law, fifteenOrMoreStaff: false } }), "confirmed['law-"],
  ['a number that changed after it was read aloud', changes({ phone: usPhone('(661) 555-2334') }), "confirmed['read-aloud-"],
  ['a day to come', asks({ privacyPageEffective: '2036-02-16' }), 'privacyPageEffective: 2036-02-16 is still to come'],
  ['a confirmation of last year', confirmedOn('es', '2025-06-29'), 'A. Person confirmed it on 2025-06-29, more than a year ago'],
  ['a review that is due', reviewed('2026-06-29', '0123abcd'), 'The review by Dr. Page was due again on 2026-06-29'],
  ['a page that changed after its review', reviewed('2026-06-30', '00000000'), 'The page has changed since Dr. Page reviewed it'],
  ['a fact that has aged', launch({ dated: [{ ...aged, lookAgain: '2026-06-29' }] }), 'src/content/dated.ts, /jobs: Is “until 2026” still right? (A law'],
  ['a message that has not arrived since the account changed', launch({ env: { ...env, VITE_EMAILJS_USER_ID: '2' } }), "confirmed['message-arrived-"],
];

// The slips are changes to the facts of the fictional clinic.
beforeEach(({ skip }) => skip(!isFictional(site), 'These are the facts of another clinic'));

test.each(slips)('%s is told in one line before the site is live', { tags: 'facts' }, async (_slip, told, says) => {
  expect(await told()).toEqual([expect.stringContaining(says)]);
});

test('a clinic that made no slip is told nothing', { tags: 'facts' }, async () => {
  const isSpelled = `VITE_SITE_URL=${env.VITE_SITE_URL}\r\n`;
  const all = [
    facts({}),
    asks({}),
    variable('VITE_SITE_URL', `${env.VITE_SITE_URL}/`),
    envFile('.env', isSpelled),
    host({}),
  ];
  expect((await Promise.all(all.map((check) => check()))).flat()).toEqual([]);
});

test('an overdue fact does not hide a fact of the same page that is due within a month', { tags: 'facts' }, () => {
  const dated = [
    { ...aged, lookAgain: '2026-06-29' },
    { ...aged, says: 'until 2027', lookAgain: '2026-07-15' },
  ];
  const { now, soon } = checkLaunch({ ...state, dated }, evening);
  expect([now, soon].map((findings) => lines(findings).filter((line) => line.includes('until')))).toEqual([
    [expect.stringContaining('until 2026')],
    [expect.stringContaining('until 2027')],
  ]);
});

test('federal funds may come from elsewhere than Medi-Cal and Medicare', { tags: 'facts' }, () => {
  expect(factProblems({ ...ready, care: { ...care, mediCal: false, medicare: false } })).toEqual([]);
});

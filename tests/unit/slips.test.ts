import { beforeEach, expect, test } from 'vitest';
import { site } from '../../src/site';
import type { Site } from '../../src/site.schema';
import { usPhone } from '../../src/us-phone';
import { hostHeaders } from '../../tools/hosting/headers';
import { contentType } from '../../tools/hosting/media-types';
import { checkFacts, type LaunchState } from '../../tools/launch-check/checks';
import { isFictional } from '../../tools/launch-check/fictional';
import type { Finding } from '../../tools/launch-check/finding';
import { liveFindings } from '../../tools/launch-check/live';
import { checkTexts, pageFrom } from '../../tools/launch-check/pages';
import { readAloud } from '../../tools/launch-check/read-aloud';
import { projectRoot } from '../../tools/project-root';
import { deadReferences } from '../../tools/vite/references';
import { factProblems, readSite } from '../../tools/vite/site-facts';
import { envFileProblems, variableProblems } from '../../tools/vite/variables';
import { subject } from '../support/covers';
import { projectFolder } from '../support/project-folder';
import { allConfirmed, env, ready } from '../support/ready-clinic';

/** A slip of the person who adopts the site, how it is told (one line each), and words of the one line that tells it. */
type Slip = readonly [slip: string, told: () => readonly string[] | Promise<readonly string[]>, says: string];

const { care, law, secondPhone } = ready;
const lines = (findings: readonly Finding[]) => findings.map(({ where, what }) => `${where}: ${what}`);

/** Wrong facts in site.ts: the build fails. */
const facts = (changed: Partial<Record<keyof Site, unknown>>) => () => factProblems({ ...ready, ...changed });

/** Typing mistakes in site.ts: the build fails with the line. */
const typed = (code: string, mistake: string) => async () => {
  const source = "export const site = {\n  name: 'Quail Court',\n  city: 'Weed',\n  law: { leftOut: [] },\n};\n";
  return (await readSite(projectFolder({ 'src/site.ts': source.replace(code, mistake) }))).problems;
};

/** Wrong variables, and .env files in the wrong place: the build fails. */
const variable = (name: string, value: string) => () => variableProblems({ ...env, [name]: value });
const envFile = (file: string, text: string) => () => envFileProblems(projectFolder({ [file]: text }));

/** Texts that should not go live: the launch check finds them in the built pages. */
const text = (html: string) => () => lines(checkTexts([pageFrom('/jobs', `<main>${html}</main>`)]));

const fields = Object.entries(env).map(
  ([name, value]) => `<input name="${name.replace('VITE_EMAILJS_', '').toLowerCase()}" value="${value}">`,
);
const page = (path: string) =>
  `<link rel="canonical" href="${env.VITE_SITE_URL}${path}"><div id="root" data-page="${path}"><a href="/jobs"></a>` +
  `<form action="https://api.emailjs.com/api">${fields.join('')}</form></div>`;
type Files = Readonly<Record<string, string>>;
const built: Files = {
  'index.html': page('/'),
  'jobs.html': page('/jobs'),
  '404.html': '404',
  'assets/a.js': 'a()',
  'media/a.svg': '<svg/>',
};

/** References to what a built site lacks: the build fails. */
const refers = (html: string) => () =>
  deadReferences(projectFolder({ ...built, 'jobs.html': html })).map(
    ({ page, target }) => `${page} refers to ${target}`,
  );

type Answer = readonly [status: number, body: string, headers?: Files];
const usualHeaders = Object.fromEntries([...hostHeaders, ['Cache-Control', 'no-cache']]);

/** Hosts that are not set up: the launch check with --url finds them. @param answers other answers than those of a good host */
const live = (answers: Readonly<Record<string, Answer>>, url: string, user: string) => async () => {
  const send = async (address: string) => {
    const { protocol, pathname } = new URL(address);
    const file = pathname === '/' ? 'index.html' : pathname.slice(1).replace(/^jobs$/, 'jobs.html');
    const redirect: Answer | undefined = protocol === 'http:' ? [301, '', { location: env.VITE_SITE_URL }] : undefined;
    const usual: Answer = built[file] === undefined ? [404, '404'] : [200, built[file]];
    const [status, body, other] = answers[address] ?? redirect ?? answers[pathname] ?? usual;
    const sent = new Headers({ ...usualHeaders, 'Content-Type': contentType(file) ?? '' });
    for (const [name, value] of Object.entries(other ?? {})) sent.set(name, value);
    return new Response(body, { status, headers: sent });
  };
  return lines(await liveFindings(url, projectFolder(built), { ...env, VITE_EMAILJS_USER_ID: user }, send));
};
const host = (answers: Readonly<Record<string, Answer>>) => live(answers, env.VITE_SITE_URL, env.VITE_EMAILJS_USER_ID);

const pages = [pageFrom('/jobs', '<main>A weekly summary. <img alt="A California bay"></main>')];
const confirmed = allConfirmed(ready);
/** Law and time: the launch check asks. @param changed what differs from a clinic that is ready to launch */
const launch = (changed: Partial<LaunchState>) => () => {
  const state = { site: ready, confirmed, env, pages, dated: [], texts: { '/jobs': '0123abcd' }, ...changed };
  return lines(checkFacts(state, new Date('2026-06-30T23:00')));
};
/** Other facts, of which everything is confirmed, and facts that have changed since. */
const asks = (changed: Partial<Site>) => {
  const site = { ...ready, ...changed };
  return launch({ site, confirmed: allConfirmed(site) });
};
const changes = (changed: Partial<Site>) => launch({ site: { ...ready, ...changed } });
const without = (name: string) =>
  launch({ confirmed: Object.fromEntries(Object.entries(confirmed).filter(([key]) => key !== name)) });
const confirmedOn = (name: string, on: string) =>
  launch({ confirmed: { ...confirmed, [name]: { by: 'A. Person', on } } });
const reviewed = (next: string, fingerprint: string) =>
  asks({ reviews: { '/jobs': { reviewer: 'Dr. Page', on: '2025-06-29', next, text: fingerprint } } });
const aged = {
  pages: ['/jobs'],
  says: 'until 2026',
  source: 'A law',
  checked: '2026-01-01',
  lookAgain: '2026-06-29',
  who: 'lawyer',
} as const;

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
  ['a placeholder', facts({ certification: { ...ready.certification, number: 'TBD' } }), 'certification.number is "TBD": this is a placeholder'],
  ['markup', facts({ name: 'Quail <b>Court</b>' }), 'pages show markup as plain characters'],
  ['a file that is not saved as UTF-8', facts({ name: 'Caf\ufffd Clinic' }), 'save the file as UTF-8'],
  ['a misspelled name of a fact', facts({ care: { ...care, youngst: 18 } }), 'care: Unrecognized key: "youngst"'],
  ['a missing fact', facts({ insurers: [] }), 'src/site.ts, insurers: '],
  ['a phone that nobody answers at night', facts({ care: { ...care, phoneHours: 'from 8 a.m. to 8 p.m.' } }), 'care.phoneHours is "from 8 a.m. to 8 p.m.": pages promise a 24-hour hotline'],
  ['Medi-Cal without federal funds', facts({ law: { ...law, federalFunds: false } }), 'law.federalFunds is false: it is true exactly if'],
  ['a comma too few', typed("'Weed',", "'Weed'"), 'src/site.ts:4  Expected'],
  ['an apostrophe in single quotes', typed("'Weed'", "'St. John's'"), 'src/site.ts:3  Expected'],
  ['text without quotes', typed("'Weed'", 'Weed'), 'Weed is not defined'],
  ['a brace too few', typed('leftOut: [] },', 'leftOut: [],'), 'src/site.ts:5  Expected'],
  ['a fact of the fictional clinic', asks({ insurers: site.insurers.slice(0, 1) }), '” is the fictional clinic’s'],
  ['the phone line of the fictional county', asks({ countyLine: { ...site.countyLine, county: 'Kern County' } }), 'src/site.ts, countyLine'],
  // Variables.
  ['no identifier of the e-mail service', variable('VITE_EMAILJS_USER_ID', ''), 'VITE_EMAILJS_USER_ID is not set'],
  ['an identifier in quotes', variable('VITE_EMAILJS_USER_ID', '“Kx81”'), 'has a space or quotes'],
  ['a placeholder of an identifier', variable('VITE_EMAILJS_SERVICE_ID', 'YOUR_SERVICE_ID'), 'is a placeholder'],
  ['an identifier in the place of another', variable('VITE_EMAILJS_SERVICE_ID', 'template_2'), 'is the ID of a template'],
  ['no address of the site', variable('VITE_SITE_URL', 'http://localhost:4173'), 'is an address that visitors cannot reach'],
  ['an address with a path', variable('VITE_SITE_URL', 'https://clinic.org/site'), 'is not https:// and a domain alone'],
  ['.env.txt', envFile('.env.txt', ''), 'Nothing reads .env.txt; name it .env'],
  ['.env in public/', envFile('public/.env', ''), 'Everyone could read public/.env'],
  ['a misspelled variable', envFile('.env', 'VITE_SITEURL=1'), 'There is no variable "VITE_SITEURL"'],
  // Texts.
  ['a link in Markdown', text('[Call us](/contact)'), '/jobs: It shows “us](/contact)”, which is markup'],
  ['a phrase with a period of its own', text('We answer on weekdays..'), '/jobs: It shows “weekdays..”, which has a sign too many'],
  ['a phrase with a period before a comma', text('We keep it for one year., or less.'), 'which has a sign too many'],
  ['a line break in HTML', text('Monday&lt;br /&gt;Friday'), '/jobs: It shows “Monday<br />Friday”, which is markup'],
  ['a draft', text('TODO: ask Ana.'), '/jobs: It shows “TODO:”, which belongs to a draft'],
  ['another phone number in a text', text('Call 661.555.0199 or <a>(661) 555-0198</a>.'), '/jobs: It shows “661.555.0199”, which is no link'],
  ['a link to a page that does not exist', refers('<a href="/team"></a>'), 'jobs.html refers to /team'],
  ['a link to a section that does not exist', refers('<a href="/#hours"></a>'), 'jobs.html refers to /#hours'],
  ['a picture that is missing', refers('<source srcset="/media/b.svg 1x">'), 'jobs.html refers to /media/b.svg'],
  ['a document in capital letters', refers('<a href="/assets/A.js"></a>'), 'jobs.html refers to /assets/A.js'],
  ['a promise that nobody has confirmed', without('weekly-summary'), "confirmed['weekly-summary']: Is it true? The team reassesses each patient’s progress each week and writes a weekly summary. (/jobs)"],
  ['a picture of another place', without('pictures'), '“A California bay”'],
  // Hosts.
  ['a file of another build', host({ '/assets/a.js': [200, 'b()'] }), '/assets/a.js: It is not as in dist/'],
  ['a file that was not uploaded', host({ '/assets/a.js': [404, '404'] }), '/assets/a.js: It has status 404'],
  ['a page that a CDN changes', host({ '/jobs': [200, `${page('/jobs')}<script>`] }), '/jobs: It is not as in dist/'],
  ['a login page', host({ '/jobs': [200, 'Log in'] }), '/jobs: It shows a page that is not of this site'],
  ['addresses with a slash at the end', host({ '/jobs': [301, '', { location: '/jobs/' }] }), '/jobs: It redirects to …/'],
  ['the home page at unknown addresses', host({ '/nowhere': [200, page('/')] }), '/nowhere: It does not exist, but has status 200'],
  ['a not-found page of the host', host({ '/nowhere': [404, 'Not found'] }), '/nowhere: It does not exist, but shows another page'],
  ['a missing script that browsers keep', host({ '/assets/nowhere.js': [404, '404', { 'cache-control': 'max-age=31536000' }] }), 'Browsers keep this failure'],
  ['a missing header', host({ '/jobs': [200, page('/jobs'), { 'x-frame-options': 'SAMEORIGIN' }] }), '/jobs: X-Frame-Options is “SAMEORIGIN”'],
  ['a script as plain text', host({ '/assets/a.js': [200, 'a()', { 'content-type': 'text/plain' }] }), 'It is sent as text/plain'],
  ['a host that hides the site', host({ '/jobs': [200, page('/jobs'), { 'x-robots-tag': 'noindex' }] }), '/jobs: X-Robots-Tag hides it'],
  ['a cookie of the host', host({ '/jobs': [200, page('/jobs'), { 'set-cookie': 'a=1' }] }), '/jobs: The host sets a cookie'],
  ['a bucket without a picture', host({ 'https://bucket.internal/media/a.svg': [404, ''] }), '/media/a.svg: It is not the picture in dist/media/'],
  ['no redirect to https', host({ 'http://www.clinic.internal/': [200, page('/')] }), 'It does not redirect to https://'],
  ['the account of another clinic', live({}, env.VITE_SITE_URL, '2'), 'Its form sends another user_id than your variables'],
  ['another address than VITE_SITE_URL', live({}, 'https://clinic.internal', env.VITE_EMAILJS_USER_ID), 'It names another address as its own'],
  // Law and time.
  ['a required link that is missing', asks({ law: { ...law, officialLinks: { ...law.officialLinks, openPayments: '' } } }), 'law.officialLinks.openPayments: By law'],
  ['a notice that was confirmed and then left out', changes({ law: { ...law, leftOut: ['relay'] } }), "confirmed['without-relay']: May the clinic leave out"],
  ['the privacy notice left out', facts({ law: { ...law, leftOut: ['privacy-practices'] } }), 'law.leftOut: pages link to privacy-practices'],
  ['a fact that nobody has entered', asks({ insurers: [{ name: 'One Plan' }] }), 'The clinic has not said whether it is in network with One Plan'],
  ['an expired certification', asks({ certification: { number: '1', expires: '2026-06-29', registerName: 'register' } }), 'certification.expires: It expired on 2026-06-29'],
  ['a legal fact that changed after it was confirmed', changes({ law: { ...law, fifteenOrMoreStaff: false } }), "confirmed['law-"],
  ['a number that changed after it was read aloud', changes({ phone: usPhone('(661) 555-2334') }), "confirmed['read-aloud-"],
  ['a day to come', asks({ privacyPageEffective: '2036-02-16' }), 'privacyPageEffective: 2036-02-16 is still to come'],
  ['a confirmation of last year', confirmedOn('es', '2025-06-29'), 'A. Person confirmed it on 2025-06-29, more than a year ago'],
  ['a confirmation under another name', confirmedOn('barrier', '2026-06-30'), "confirmed['barrier']: No question has this name"],
  ['a review that is due', reviewed('2026-06-29', '0123abcd'), 'The review by Dr. Page was due again on 2026-06-29'],
  ['a page that changed after its review', reviewed('2026-06-30', '00000000'), 'The page has changed since Dr. Page reviewed it'],
  ['a fact that has aged', launch({ dated: [aged] }), 'src/content/dated.ts, /jobs: Is “until 2026” still right? (A law'],
  ['a message that has not arrived since the account changed', launch({ env: { ...env, VITE_EMAILJS_USER_ID: '2' } }), "confirmed['message-arrived-"],
];

// The slips are changes to the facts of the fictional clinic.
beforeEach(({ skip }) => skip(!isFictional(site), 'These are the facts of another clinic'));

test.each(slips)('%s is told in one line before the site is live', subject('facts'), async (_slip, told, says) => {
  const said = await told();
  expect(said).toEqual([expect.stringContaining(says)]);
});

test('a clinic that made no slip is told nothing', subject('facts'), async () => {
  const ownEnv = () => envFileProblems(projectRoot).filter((line) => line.includes('src/'));
  const all = [
    facts({}),
    asks({}),
    variable('VITE_SITE_URL', env.VITE_SITE_URL),
    ownEnv,
    refers(page('/jobs')),
    host({}),
  ];
  const told = await Promise.all(all.map((check) => check()));
  expect(told.flat()).toEqual([]);
});

test('facts that only a person can check are listed in their sentences, to be read aloud', subject('facts'), () => {
  const page = pageFrom(
    '/contact',
    `<main><p>Hello.</p><p>Call ${ready.phone.display}, not ${ready.phone.display}0.</p></main>`,
  );
  const said = readAloud(ready, [page]);
  expect(said).toContain(`  /contact: Call ${ready.phone.display}, not ${ready.phone.display}0.`);
  expect(said).toContain(`  src/site.ts, secondPhone: ${secondPhone.display}`);
});

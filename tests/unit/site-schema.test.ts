import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { usPhone } from '../../src/facts/us-phone';
import { site } from '../../src/site';
import { site as example } from '../../src/site.example';
import { projectRoot } from '../../tools/project-root';
import { siteFileProblems } from '../../tools/vite/site-file';
import { documentProblem, siteProblems } from '../../tools/vite/site-problems';
import { covers, meta } from '../support/covers';
import { projectFolder } from '../support/project-folder';

const isFictional = site.name === example.name;
const source = readFileSync(join(projectRoot, 'src/site.ts'), 'utf8');
const { law, certification, phone, secondPhone, care, address, options } = site;
const { privacyOfficer, rightsCoordinator, documents, officialLinks } = law;
const review = { reviewer: 'Ana Ruiz, MD', on: '2026-11-22', next: '2026-11-21', text: '0123abcd' };

/** A fact that is left out is not there at all. */
const withoutUndefined = (facts: object) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));

const space = 'it is empty, or begins or ends with a space';
const zip = 'write the city, CA, and a ZIP code of California (90001 to 96162), such as Los Angeles, CA 90012';
const isoDay = 'write a day that exists as year-month-day, such as 2026-02-16';
const same = (name: string) => `${name} is the same, and they must differ`;

/** The lines that the check prints: what the first says and the code of the line that it names; then the others. */
function readProblems([problem = '', ...others]: readonly string[], text: string) {
  const [, number, said = ''] = /^src\/site\.ts:(\d+) {2}(.*)$/.exec(problem) ?? [];
  return { code: text.split('\n')[Number(number) - 1], said, others };
}

const nextYear = `${new Date().getFullYear() + 1}-12-31`;
const notOurs = 'this is a placeholder; write your own, or leave the fact out if docs/adopting.md says that you can';
const noMarkup = 'pages show each sign of it, so write it without markup such as <b>, ** or &nbsp;';

/** A slip in the facts, the code on the line to mend, and what the build says after the number of that line. */
// biome-ignore format: a table, one slip an entry
const slips: readonly (readonly [changed: object, line: string, message: string])[] = [
  [{ name: ' Clinic' }, "  name: '", `name is " Clinic"; ${space}`],
  [{ city: '' }, "city: '", `city is ""; ${space}`],
  [{ state: 'Oregon' }, "state: 'Cal", 'state is "Oregon"; the specification asks for a clinic in California'],
  [{ address: { ...address, locality: 'Fresno, CA 9370' } }, 'address: {', `address.locality is "Fresno, CA 9370"; ${zip}`],
  [{ address: { ...address, locality: 'Fresno, CA 39701' } }, 'address: {', `address.locality is "Fresno, CA 39701"; ${zip}`],
  [{ phone: { display: '(805) 555-014', href: 'tel:+1805555014' } }, 'phone: usPhone(',
    'phone.display is "(805) 555-014"; it has 9 digits; write a number of ten digits, such as (805) 555-0199'],
  [{ phone: usPhone('(105) 555-0199') }, '  phone: ',
    'phone.display is "(105) 555-0199"; no US number has a 0 or 1 as its first or fourth digit; write one such as (805) 555-0199'],
  [{ phone: '(805) 555-0199' }, '  phone: ', `phone is "(805) 555-0199"; write usPhone('(805) 555-0199')`],
  [{ secondPhone: { ...secondPhone, href: 'tel:+18055550176' } }, 'secondPhone: {',
    `secondPhone.href is "tel:+18055550176"; the text says ${secondPhone.display}, which is ${secondPhone.href}`],
  [{ secondPhone: { ...secondPhone, ...phone } }, 'secondPhone: {',
    `secondPhone.display is "${phone.display}"; ${same('phone.display')}`],
  [{ email: 'info@clinic' }, "email: 'info@", 'email is "info@clinic"; write an e-mail address, such as info@clinic.org'],
  [{ shortName: 'Harbor Recovery' }, "shortName: '", 'shortName is "Harbor Recovery"; it has more than 12 characters, and phones cut it off'],
  [{ certification: { ...certification, expires: '2027-02-30' } }, "expires: '", `certification.expires is "2027-02-30"; ${isoDay}`],
  [{ certification: { ...certification, registerUrl: 'http://register.example/' } }, 'registerUrl: ',
    'certification.registerUrl is "http://register.example/"; write an address with https://'],
  [{ certification: undefined }, 'stateStatus: ', 'law.stateStatus is "certified"; then certification must have its number and its last day'],
  [{ law: { ...law, stateStatus: 'none' } }, 'stateStatus: ',
    'law.stateStatus is "none"; then take certification out, which says that the state has certified the clinic'],
  [{ law: { ...law, stateStatus: 'yes' } }, 'stateStatus: ', "law.stateStatus is \"yes\"; write 'certified' or 'licensed' or 'none'"],
  [{ law: { ...law, coveredEntity: 'yes' } }, 'coveredEntity: ', 'law.coveredEntity is "yes"; write true or false, without quotes'],
  [{ law: { ...law, privacyOfficer: { ...privacyOfficer, email: site.email } } }, 'privacyOfficer: {',
    `law.privacyOfficer.email is "${site.email}"; ${same('email')}`],
  [{ law: { ...law, rightsCoordinator: { ...rightsCoordinator, email: privacyOfficer.email } } }, "email: 'rights@",
    `law.rightsCoordinator.email is "${privacyOfficer.email}"; ${same('law.privacyOfficer.email')}`],
  [{ law: { ...law, privacyNoticeEffective: '2026-2-16' } }, "privacyNoticeEffective: '",
    `law.privacyNoticeEffective is "2026-2-16"; ${isoDay}`],
  [{ law: { ...law, documents: { ...documents, grievances: 'grievances.pdf' } } }, 'documents: {',
    'law.documents.grievances is "grievances.pdf"; write a path below public/, such as /documents/grievances.pdf'],
  [{ law: { ...law, officialLinks: { ...officialLinks, civilRights: 'hhs.gov' } } }, "civilRights: ''",
    'law.officialLinks.civilRights is "hhs.gov"; write an address with https://, or leave it empty'],
  [{ confirmed: { relay: { by: 'Ana Ruiz', on: 'today' } } }, 'confirmed: {', `confirmed.relay.on is "today"; ${isoDay}`],
  [{ confirmed: { relay: { by: 'Ana Ruiz', on: nextYear } } }, 'confirmed: {', `confirmed.relay.on is "${nextYear}"; this day has not come yet`],
  [{ confirmed: { relay: { on: '2026-11-22' } } }, 'confirmed: {', 'confirmed.relay.by: it is missing'],
  [{ privacyPageEffective: '2026-02-30' }, "privacyPageEffective: '", `privacyPageEffective is "2026-02-30"; ${isoDay}`],
  [{ reviews: { '/ptsd': review } }, 'reviews: {',
    'reviews./ptsd.next is "2026-11-21"; the next review must be after the last'],
  [{ care: { ...care, youngest: 0 } }, 'youngest: 18', 'care.youngest is 0; write a whole number of years'],
  [{ care: { ...care, youngst: 18 } }, 'const care', 'care.youngst is 18; there is no such fact; look for a slip in its name: src/site.schema.ts has them all'],
  [{ jobsProgram: { nam: 'Jobs', url: 'https://jobs.internal/' } }, 'jobsProgram: {', 'jobsProgram.nam is "Jobs"; there is no such fact; did you mean name?'],
  [{ care: { ...care, phoneHours: 'from 8 a.m. to 8 p.m. daily' } }, 'phoneHours: ',
    'care.phoneHours is "from 8 a.m. to 8 p.m. daily"; but pages promise a 24-hour hotline; write 24 hours a day, 7 days a week, or set options.closedAtNight to true'],
  [{ options: { ...options, closedAtNight: true } }, 'phoneHours: ',
    'care.phoneHours is "24 hours a day, 7 days a week"; but options.closedAtNight says that nobody answers at night'],
  [{ options: { ...options, closedAtNight: 'no' } }, 'closedAtNight: ', 'options.closedAtNight is "no"; write true or false, without quotes'],
  [{ care: { ...care, languages: [] } }, 'languages: [', 'care.languages: list at least one'],
  [{ insurers: [{ name: 'One Plan' }, { name: 'One plan', network: 'in' }] }, 'insurers: [', 'insurers: One plan is listed twice'],
  [{ email: undefined }, "email: 'info@", 'email: it is missing'],
  [{ city: 'Fresno, CA' }, "city: '", 'city is "Fresno, CA"; write the city alone, such as Fresno'],
  [{ opioidMedicines: ['naloxone'] }, 'opioidMedicines: ',
    'opioidMedicines.0 is "naloxone"; write buprenorphine, methadone or naltrexone; naloxone is for rescue, and treats no disorder'],
  [{ reviews: { '/alcool': { ...review, next: '2027-11-22' } } }, 'reviews: {', 'reviews./alcool: there is no such page'],
  [{ law: { ...law, documents: { ...documents, grievances: '/documents/none.pdf' } } }, 'documents: {',
    'law.documents.grievances is "/documents/none.pdf"; there is no such file in public/'],
  [{ countyLine: { ...site.countyLine, county: 'Fresno' } }, 'countyLine: {',
    'countyLine.county is "Fresno"; write the whole name, such as Kern County'],
  [{ care: { ...care, languages: ['English, Spanish'] } }, 'languages: [',
    'care.languages.0 is "English, Spanish"; list each language by itself, with a capital letter: English'],
  [{ care: { ...care, messagesAnswered: 'on weekdays.' } }, 'messagesAnswered: ',
    'care.messagesAnswered is "on weekdays."; it stands within a sentence, so end it without a period: from 8 a.m. to 6 p.m., Monday to Friday'],
  [{ care: { ...care, team: ['a nurse', 'Therapists'] } }, 'team: [',
    'care.team.1 is "Therapists"; it stands within a sentence, so begin it with a small letter'],
  [{ care: { ...care, freeNaloxone: 'At our front desk' } }, 'const care',
    'care.freeNaloxone is "At our front desk"; it stands within a sentence, so begin it with a small letter'],
  [{ care: { ...care, team: ['a nurse. She speaks Spanish'] } }, 'team: [',
    'care.team.0 is "a nurse. She speaks Spanish"; it stands within a sentence, so leave out the sentence in it'],
  [{ care: { ...care, visit: { bus: 'Take the ferry' } } }, 'bus: ', 'care.visit.bus is "Take the ferry"; it stands alone, so end it with a period'],
  [{ certification: { ...certification, registerName: 'the register' } }, 'registerName: ',
    'certification.registerName is "the register"; leave out “the”, which pages have before it'],
  [{ name: 'TBD' }, "  name: '", `name is "TBD"; ${notOurs}`],
  [{ city: 'Your Town' }, "city: '", `city is "Your Town"; ${notOurs}`],
  [{ certification: { ...certification, number: 'n/a' } }, "number: '", `certification.number is "n/a"; ${notOurs}`],
  [{ care: { ...care, phoneHours: '24 hours a day, 7 days a week (TODO)' } }, 'phoneHours: ',
    `care.phoneHours is "24 hours a day, 7 days a week (TODO)"; ${notOurs}`],
  [{ address: { ...address, street: '[street]' } }, 'address: {', `address.street is "[street]"; ${notOurs}`],
  [{ email: 'info@yourclinic.com' }, "email: 'info@", 'email is "info@yourclinic.com"; this is a placeholder; write your own'],
  [{ jobsProgram: { name: 'Jobs', url: 'https://www.your-site.org/' } }, 'jobsProgram: {',
    'jobsProgram.url is "https://www.your-site.org/"; this is a placeholder; write your own'],
  [{ accreditation: 'Accredited by <b>a body</b>' }, 'accreditation: ', `accreditation is "Accredited by <b>a body</b>"; ${noMarkup}`],
  [{ name: 'Ridge&nbsp;Center' }, "  name: '", `name is "Ridge&nbsp;Center"; ${noMarkup}`],
  [{ care: { ...care, team: ['a **doctor**'] } }, 'team: [', `care.team.0 is "a **doctor**"; ${noMarkup}`],
  [{ name: 'Pe\u00c3\u00b1a Clinic' }, "  name: '", 'name is "Pe\u00c3\u00b1a Clinic"; letters in it are garbled; write them again, and save the file as UTF-8'],
  [{ name: 'One\u200bClinic' }, "  name: '", 'name is "One\u200bClinic"; it has an invisible character, which was copied along; type it again'],
  [{ name: 'One\nClinic' }, "  name: '", 'name is "One\\nClinic"; it has a line break or a tab; write it in one line, with spaces'],
  [{ phone: usPhone('(555) 223-4567') }, '  phone: ', 'phone.display is "(555) 223-4567"; no such number is given to anyone; write your own'],
  [{ phone: usPhone('(805) 555-0199 (fax)') }, '  phone: ',
    'phone.display is "(805) 555-0199 (fax)"; write the number alone, such as (805) 555-0199'],
  [{ secondPhone: { ...usPhone('805.555.0142'), purpose: 'Front desk' }, phone: usPhone('(805) 555-0142') }, 'secondPhone: {',
    `secondPhone.display is "805.555.0142"; ${same('phone.display')}`],
  [{ law: { ...law, privacyOfficer: { ...privacyOfficer, email: site.email.toUpperCase() } } }, 'privacyOfficer: {',
    `law.privacyOfficer.email is "${site.email.toUpperCase()}"; ${same('email')}`],
  [{ insurers: [{ name: 'Blue Shield' }, { name: 'Aetna' }, { name: 'Blue-Shield of California, Inc.' }] }, 'insurers: [',
    'insurers: Blue-Shield of California, Inc. and Blue Shield look like one; list it once'],
  [{ countyLine: { ...site.countyLine, county: 'Ventrua County' } }, 'countyLine: {',
    'countyLine.county is "Ventrua County"; it is none of California’s 58 counties; look for a slip in it'],
  [{ countyLine: { ...site.countyLine, county: 'Kern County' }, address: { ...address, locality: 'Oxnard, CA 93030' } }, 'countyLine: {',
    'countyLine.county is "Kern County"; but the ZIP code in address.locality is in another county, whose line pages must name'],
  [{ privacyPageEffective: '0206-02-16' }, "privacyPageEffective: '", 'privacyPageEffective is "0206-02-16"; its year is far from now; look for a slip in it'],
  [{ certification: { ...certification, expires: '2206-02-16' } }, "expires: '",
    'certification.expires is "2206-02-16"; its year is far from now; look for a slip in it'],
  [{ copyrightYear: new Date().getFullYear() + 1 }, 'site: Site', `copyrightYear is ${new Date().getFullYear() + 1}; this year has not come yet`],
  [{ law: { ...law, documents: { ...documents, grievances: '/documents' } } }, 'documents: {',
    'law.documents.grievances is "/documents"; save the document as a PDF, which every device can open, and write its path'],
  [{ law: { ...law, documents: { ...documents, grievances: '/documents/notice.docx' } } }, 'documents: {',
    'law.documents.grievances is "/documents/notice.docx"; save the document as a PDF, which every device can open, and write its path'],
];

/** Facts that look unusual, and are true of some clinic. */
// biome-ignore format: a table, one clinic an entry
const unusual: readonly object[] = [
  { name: 'St. Mary’s Recovery, Inc.', city: 'Needles', address: { street: '1 D’Arcy St., Ste. 4', locality: 'Needles, CA 92363' },
    countyLine: { ...site.countyLine, county: 'San Bernardino County' } },
  { name: 'Counseling Associates of the U.S.', city: 'La Cañada Flintridge', address: { street: '#4 Foothill Blvd.', locality: 'La Cañada Flintridge, CA 91011' },
    countyLine: { ...site.countyLine, county: 'Los Angeles County' } },
  { name: 'O\'Brien & Sons', city: 'San Francisco', address: { street: '1 Market St', locality: 'San Francisco, CA 94103-1234' },
    countyLine: { ...site.countyLine, county: 'City and County of San Francisco' } },
  { name: 'None Too Soon', shortName: 'To Be Well', city: 'Weed' },
  { phone: usPhone('1-800-662-4357'), secondPhone: { ...usPhone('213.555.2368'), purpose: 'Nights & weekends' } },
  { insurers: ['Aetna', 'Anthem Blue Cross', 'Blue Shield of California', 'Health Net', 'L.A. Care', 'Kaiser Permanente', 'Kaiser Foundation', 'Plan A', 'Plan A+', 'TRICARE', 'UnitedHealthcare'].map((name) => ({ name })) },
  { care: { ...care, team: ['Dr. Lee', 'LVNs', 'Spanish-speaking therapists', 'a registered nurse (R.N.)', 'people from St. Mary’s', 'Native American healers'] } },
  { care: { ...care, messagesAnswered: 'Monday to Friday, within 24 hours', freeNaloxone: '' } },
  { care: { ...care, programHours: 'from noon to midnight (closed on Juneteenth)', languages: ['English', 'Español', 'American Sign Language', 'Pa’ O'] } },
  { care: { ...care, visit: { bring: 'Your name and a photo, if you have one (no ID needed.)', bus: 'Bus 4 stops at A & B Streets. Is it late? Call us!' } } },
  { care: { ...care, prices: ['Group: $40', 'Group, 2 hours: $60', 'Assessment: $0 to $150'] } },
  { certification: { ...certification, number: '190001AN', registerName: 'U.S. register', expires: '2031-12-31' } },
  { people: [{ name: 'José Núñez-O’Hara, Psy.D.', role: 'Psychologist', license: 'Board of Psychology, PSY 1' }, { name: 'An Example', role: 'Nurse', license: 'RN 1' }] },
  { email: 'your.voice@yourvoice.org', copyrightYear: 2009, privacyPageEffective: '1998-01-01' },
];

const noPlans = { ...care, mediCal: false, medicare: false };
const lawWith = (changed: Partial<typeof law>) => ({ ...law, ...changed });
/** Facts about care and law that cannot both be true: the slip, the fact at whose line it is told, and what is said. */
// biome-ignore format: a table, one slip an entry
const contradictions: readonly (readonly [changed: object, line: string, message: string])[] = [
  [{ law: lawWith({ federalFunds: false }), care: { ...noPlans, medicare: true } }, 'federalFunds: ',
    'law.federalFunds is false; but care says that the clinic takes Medi-Cal or Medicare, which are federal funds'],
  [{ care: noPlans }, 'federalFunds: ', 'law.federalFunds is true; then care.mediCal or care.medicare must be true'],
  [{ law: lawWith({ coveredEntity: false }) }, 'coveredEntity: ',
    'law.coveredEntity is false; but care says that the clinic takes Medi-Cal or Medicare, which are billed electronically'],
  [{ law: lawWith({ federallyAssisted: false }) }, 'federallyAssisted: ',
    'law.federallyAssisted is false; but care says that the clinic takes Medi-Cal or Medicare, so 42 CFR Part 2 applies to it'],
  [{ law: lawWith({ federallyAssisted: false, federalFunds: false }), care: noPlans, opioidMedicines: ['buprenorphine'] }, 'federallyAssisted: ',
    'law.federallyAssisted is false; but opioidMedicines says that the clinic prescribes controlled medicines, so 42 CFR Part 2 applies to it'],
  [{ law: lawWith({ physiciansOnStaff: false }) }, 'team: [', 'care.team: it names a doctor, but law.physiciansOnStaff is false'],
  [{ law: lawWith({ physiciansOnStaff: false }), care: { ...care, team: [] }, people: [{ name: 'A. Person', role: 'Psychiatrist', license: 'A 1' }] },
    'people: [', 'people: it names a doctor, but law.physiciansOnStaff is false'],
];

// The slips are made in the facts of the clinic that the site is delivered with.
beforeEach(({ skip }) => skip(!isFictional, 'These are the facts of another clinic'));

describe('the check of src/site.ts', () => {
  test('finds nothing wrong with the facts of the clinic', meta, () => {
    expect(siteProblems(site, source)).toEqual([]);
  });

  const check = (changed: object, line: string, message: string) => {
    const found = readProblems(siteProblems(withoutUndefined({ ...site, ...changed }), source), source);
    expect(found).toEqual({ code: expect.stringContaining(line), said: message, others: [] });
  };

  for (const [changed, line, message] of slips) test(`says: ${message}`, meta, () => check(changed, line, message));

  test.each(unusual)('finds nothing wrong with the unusual facts %j', meta, (changed) => {
    expect(siteProblems({ ...site, ...changed }, source)).toEqual([]);
  });

  for (const [changed, line, message] of contradictions)
    test(`says of facts that cannot both be true: ${message}`, covers('LAW-FACTS'), () =>
      check(changed, line, message),
    );
});

test('a document is a file, and a PDF not by its name alone', meta, () => {
  const root = projectFolder({
    'public/documents/a.pdf': '%PDF-1.7 …',
    'public/documents/b.pdf': 'PK…',
    'public/c.pdf/d': '',
  });
  const paths = ['', '/documents/a.pdf', '/documents/b.pdf', '/c.pdf', '/e.pdf'];
  const none = 'there is no such file in public/';
  expect(paths.map((path) => documentProblem(path, root))).toEqual([
    undefined,
    undefined,
    'this file is no PDF, whatever its name; save the document as a PDF',
    none,
    none,
  ]);
});

/** A slip in the text of site.ts that makes it unreadable, the code on the line to mend, and what the build says. */
const unreadable: readonly (readonly [code: string, slip: string, line: string, says: RegExp])[] = [
  [
    `locality: '${site.address.locality}' }`,
    `locality: '${site.address.locality}'`,
    '  address: {',
    /a \} is missing in or below this line/,
  ],
  ["'case managers'],", "'case managers',", '  team: [', /a \] is missing in or below this line/],
  [`city: '${site.city}',`, `city: '${site.city}'`, '  state: ', /Expected/],
  [`city: '${site.city}',`, "city: 'St. John's',", '  city: ', /Expected/],
  [
    'telehealth: false,',
    'telehealth: false, telehealth: true,',
    'telehealth: ',
    /telehealth stands here a second time/,
  ],
  ['law: {', 'law:', '    stateStatus: ', /Expected/],
  ['    leftOut: [],\n  },', '    leftOut: [],', '    leftOut: [],', /a \} is missing in or below this line/],
  ["expires: '", 'expires: 2026-02-16, // ', '    expires: ', /put a day in quotes: '2026-02-16'/],
  [`city: '${site.city}',`, `city: ${site.city},`, '  city: ', /put a text in quotes, write true or false/],
];

describe('the check of a file that cannot be read', () => {
  for (const [code, slip, line, says] of unreadable) {
    test(`names the line of ${slip}`, meta, async () => {
      const broken = source.replace(code, slip);
      expect(broken).not.toBe(source);
      const problems = await siteFileProblems(broken, async () => {
        if (broken.includes(`city: ${site.city}`)) throw new Error(`${site.city} is not defined`);
        return { site };
      });
      const expected = { code: expect.stringContaining(line), said: expect.stringMatching(says), others: [] };
      expect(readProblems(problems, broken)).toEqual(expected);
    });
  }
});

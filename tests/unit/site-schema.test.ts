import { beforeEach, describe, expect, test } from 'vitest';
import { usPhone } from '../../src/facts/us-phone';
import { site } from '../../src/site';
import { siteFileProblems } from '../../tools/vite/site-file';
import { siteProblems } from '../../tools/vite/site-problems';
import { subject } from '../support/covers';
import { expectSaid, isFictional, readProblems, type Slip, siteSource as source } from '../support/site-slips';

const { law, certification, phone, secondPhone, care, address, options } = site;
const { privacyOfficer, rightsCoordinator, documents, officialLinks } = law;
const review = { reviewer: 'Ana Ruiz, MD', on: '2026-11-22', next: '2026-11-21', text: '0123abcd' };

const space = 'it is empty, or begins or ends with a space';
const zip = 'write the city, CA, and a California ZIP code (90001 to 96162), such as Los Angeles, CA 90012';
const isoDay = 'write a day that exists as year-month-day, such as 2026-02-16';
const same = (name: string) => `${name} is the same, and they must differ`;

const nextYear = `${new Date().getFullYear() + 1}-12-31`;

// biome-ignore format: a table, one slip per entry
const slips: readonly Slip[] = [
  [{ name: ' Clinic' }, "  name: '", `name is " Clinic"; ${space}`],
  [{ city: '' }, "city: '", `city is ""; ${space}`],
  [{ state: 'Oregon' }, "state: 'Cal", 'state is "Oregon"; write California, in full; the specification asks for a clinic there'],
  [{ address: { ...address, locality: 'Fresno, CA 9370' } }, 'address: {', `address.locality is "Fresno, CA 9370"; ${zip}`],
  [{ address: { ...address, locality: 'Fresno, CA 39701' } }, 'address: {', `address.locality is "Fresno, CA 39701"; ${zip}`],
  [{ phone: { display: '(805) 555-014', href: 'tel:+1805555014' } }, 'phone: usPhone(',
    'phone.display is "(805) 555-014"; it has 9 digits; write a number of ten digits, such as (805) 555-0199'],
  [{ phone: usPhone('(105) 555-0199') }, '  phone: ',
    'phone.display is "(105) 555-0199"; no US number has a 0 or 1 as its first or fourth digit; write one such as (805) 555-0199'],
  [{ phone: '(805) 555-0199' }, '  phone: ', `phone is "(805) 555-0199"; write usPhone('(805) 555-0199')`],
  [{ secondPhone: { ...secondPhone, href: 'tel:+18055550176' } }, 'secondPhone: {',
    `secondPhone.href is "tel:+18055550176"; the page shows ${secondPhone.display}, which is ${secondPhone.href}`],
  [{ secondPhone: { ...secondPhone, ...phone } }, 'secondPhone: {',
    `secondPhone.display is "${phone.display}"; ${same('phone.display')}`],
  [{ email: 'info@clinic' }, "email: 'info@", 'email is "info@clinic"; write an e-mail address, such as info@clinic.org'],
  [{ shortName: 'Harbor Recovery' }, "shortName: '", 'shortName is "Harbor Recovery"; it has more than 12 characters, and phones cut it off'],
  [{ certification: { ...certification, expires: '2027-02-30' } }, "expires: '", `certification.expires is "2027-02-30"; ${isoDay}`],
  [{ certification: { ...certification, registerUrl: 'http://register.example/' } }, 'registerUrl: ',
    'certification.registerUrl is "http://register.example/"; write an address with https://'],
  [{ certification: undefined }, 'stateStatus: ', 'law.stateStatus is "certified"; so certification must have a number and an expiry date'],
  [{ law: { ...law, stateStatus: 'none' } }, 'stateStatus: ',
    'law.stateStatus is "none"; so leave out certification, which says that the state has certified the clinic'],
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
  [{ confirmed: { relay: { by: 'Ana Ruiz', on: nextYear } } }, 'confirmed: {', `confirmed.relay.on is "${nextYear}"; this day is in the future`],
  [{ confirmed: { relay: { on: '2026-11-22' } } }, 'confirmed: {', 'confirmed.relay.by: it is missing'],
  [{ privacyPageEffective: '2026-02-30' }, "privacyPageEffective: '", `privacyPageEffective is "2026-02-30"; ${isoDay}`],
  [{ reviews: { '/ptsd': review } }, 'reviews: {',
    'reviews./ptsd.next is "2026-11-21"; the next review must be later than the last'],
  [{ care: { ...care, youngest: 0 } }, 'youngest: 18', 'care.youngest is 0; write a whole number of years'],
  [{ care: { ...care, youngst: 18 } }, 'const care', 'care.youngst is 18; there is no such fact here; check its name and its place: src/site.schema.ts lists every fact'],
  [{ jobsProgram: { nam: 'Jobs', url: 'https://jobs.internal/' } }, 'jobsProgram: {', 'jobsProgram.nam is "Jobs"; there is no such fact; did you mean name?'],
  [{ care: { ...care, phoneHours: 'from 8 a.m. to 8 p.m. daily' } }, 'phoneHours: ',
    'care.phoneHours is "from 8 a.m. to 8 p.m. daily"; but pages promise a 24-hour hotline; write “24 hours a day, 7 days a week”, or set options.closedAtNight to true'],
  [{ options: { ...options, closedAtNight: true } }, 'phoneHours: ',
    'care.phoneHours is "24 hours a day, 7 days a week"; but options.closedAtNight says that nobody answers at night'],
  [{ options: { ...options, closedAtNight: 'no' } }, 'closedAtNight: ', 'options.closedAtNight is "no"; write true or false, without quotes'],
  [{ care: { ...care, languages: [] } }, 'languages: [', 'care.languages: list at least one'],
  [{ insurers: [{ name: 'One Plan' }, { name: 'One plan', network: 'in' }] }, 'insurers: [', 'insurers: One plan is listed twice'],
  [{ email: undefined }, "email: 'info@", 'email: it is missing'],
  [{ city: 'Fresno, CA' }, "city: '", 'city is "Fresno, CA"; write the city alone, such as Fresno'],
  [{ opioidMedicines: ['naloxone'] }, 'opioidMedicines: ',
    'opioidMedicines.0 is "naloxone"; write buprenorphine, methadone or naltrexone; naloxone reverses an overdose but does not treat a disorder'],
  [{ reviews: { '/alcool': { ...review, next: '2027-11-22' } } }, 'reviews: {', 'reviews./alcool: there is no such page'],
  [{ law: { ...law, documents: { ...documents, grievances: '/documents/none.pdf' } } }, 'documents: {',
    'law.documents.grievances is "/documents/none.pdf"; there is no such file in public/'],
  [{ countyLine: { ...site.countyLine, county: 'Fresno' } }, 'countyLine: {',
    'countyLine.county is "Fresno"; write the whole name, such as Kern County'],
  [{ care: { ...care, languages: ['English, Spanish'] } }, 'languages: [',
    'care.languages.0 is "English, Spanish"; list each language by itself, with a capital letter: English'],
  [{ care: { ...care, messagesAnswered: 'on weekdays.' } }, 'messagesAnswered: ',
    'care.messagesAnswered is "on weekdays."; pages put it inside a sentence, so leave out the period at its end, as in: from 8 a.m. to 6 p.m., Monday to Friday'],
  [{ care: { ...care, team: ['a nurse', 'Therapists'] } }, 'team: [',
    'care.team.1 is "Therapists"; pages put it inside a sentence, so begin it with a lowercase letter'],
];

const noPlans = { ...care, mediCal: false, medicare: false };
const lawWith = (changed: Partial<typeof law>) => ({ ...law, ...changed });
/** Facts about care and law that cannot both be true. The line is that of the fact that the message names first. */
// biome-ignore format: a table, one slip per entry
const contradictions: readonly Slip[] = [
  [{ law: lawWith({ federalFunds: false }), care: { ...noPlans, medicare: true } }, 'federalFunds: ',
    'law.federalFunds is false; but care says that the clinic takes Medi-Cal or Medicare, which pay with federal funds'],
  [{ care: noPlans }, 'federalFunds: ', 'law.federalFunds is true; so care.mediCal or care.medicare must be true'],
  [{ law: lawWith({ coveredEntity: false }) }, 'coveredEntity: ',
    'law.coveredEntity is false; but care says that the clinic takes Medi-Cal or Medicare, which are billed electronically'],
  [{ law: lawWith({ federallyAssisted: false }) }, 'federallyAssisted: ',
    'law.federallyAssisted is false; but care says that the clinic takes Medi-Cal or Medicare, so 42 CFR Part 2 applies to it'],
  [{ law: lawWith({ federallyAssisted: false, federalFunds: false }), care: noPlans, opioidMedicines: ['buprenorphine'] }, 'federallyAssisted: ',
    'law.federallyAssisted is false; but opioidMedicines says that the clinic prescribes controlled medicines, so 42 CFR Part 2 applies to it'],
  [{ law: lawWith({ physiciansOnStaff: false }) }, 'team: [', 'care.team: it names a doctor, but law.physiciansOnStaff is false'],
  [{ law: lawWith({ physiciansOnStaff: false }), care: { ...care, team: [] }, people: [{ name: 'A. Person', role: 'Psychiatrist', license: 'RN 1' }] },
    'people: [', 'people: it names a doctor, but law.physiciansOnStaff is false'],
];

// The slips are changes to the facts of the fictional clinic.
beforeEach(({ skip }) => skip(!isFictional, 'These are the facts of another clinic'));

describe('the check of src/site.ts', () => {
  test('finds nothing wrong with the facts of the clinic', subject('facts'), () => {
    expect(siteProblems(site, source)).toEqual([]);
  });

  for (const [changed, line, message] of slips)
    test(`says: ${message}`, subject('facts'), () => expectSaid(changed, line, message));

  for (const [changed, line, message] of contradictions)
    test(`says of facts that cannot both be true: ${message}`, subject('facts'), () =>
      expectSaid(changed, line, message),
    );
});

/** Edits that make site.ts unreadable: the code, its replacement, the code on the line to correct, and the message. */
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
  ['telehealth: false,', 'telehealth: false, telehealth: true,', 'telehealth: ', /telehealth is here a second time/],
  ['law: {', 'law:', '    stateStatus: ', /Expected/],
  ['    leftOut: [],\n  },', '    leftOut: [],', '    leftOut: [],', /a \} is missing in or below this line/],
  ["expires: '", 'expires: 2026-02-16, // ', '    expires: ', /put a day in quotes: '2026-02-16'/],
  [`city: '${site.city}',`, `city: ${site.city},`, '  city: ', /put text in quotes, write true or false/],
];

describe('the check of a file that cannot be read', () => {
  for (const [code, slip, line, says] of unreadable) {
    test(`names the line of ${slip}`, subject('facts'), async () => {
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

  test('names the line of the repeated declaration in a file that was pasted twice', subject('facts'), async () => {
    const problems = await siteFileProblems(source + source, async () => {
      throw new Error('Transform failed with 2 errors:\n\nIdentifier `CareFacts` has already been declared\n');
    });
    const line = source.split('\n').length + source.split('\n').findIndex((each) => each.includes('CareFacts'));
    expect(problems).toEqual([`src/site.ts:${line}  The file cannot be read: CareFacts is here a second time.`]);
  });
});

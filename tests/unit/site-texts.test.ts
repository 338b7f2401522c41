import { beforeEach, describe, expect, test } from 'vitest';
import { usPhone } from '../../src/facts/us-phone';
import { site } from '../../src/site';
import { documentProblem, siteProblems } from '../../tools/vite/site-problems';
import { subject } from '../support/covers';
import { projectFolder } from '../support/project-folder';
import { expectSaid, isFictional, type Slip, siteSource } from '../support/site-slips';

const { law, certification, care, address, countyLine, secondPhone, options } = site;
const { privacyOfficer, documents } = law;

const same = (name: string) => `${name} is the same, and they must differ`;
const notOurs = 'this is a placeholder; replace it, or leave the fact out if docs/adopting.md says that you can';
const noMarkup = 'pages show markup as plain characters, so write it without <b>, ** or &nbsp;';
const thisYear = new Date().getFullYear();

/** Values of the right type that cannot be facts of this clinic, such as placeholders and values with markup. */
// biome-ignore format: a table, one slip per entry
const slips: readonly Slip[] = [
  [{ care: { ...care, freeNaloxone: 'At our front desk' } }, 'const care',
    'care.freeNaloxone is "At our front desk"; pages put it inside a sentence, so begin it with a lowercase letter'],
  [{ care: { ...care, team: ['a nurse. She speaks Spanish'] } }, 'team: [',
    'care.team.0 is "a nurse. She speaks Spanish"; pages put it inside a sentence, so do not write a whole sentence'],
  [{ care: { ...care, visit: { bus: 'Take the ferry' } } }, 'bus: ', 'care.visit.bus is "Take the ferry"; pages show it as a whole sentence, so end it with a period'],
  [{ certification: { ...certification, registerName: 'the register' } }, 'registerName: ',
    'certification.registerName is "the register"; leave out “the”; pages put it before the name'],
  [{ name: 'TBD' }, "  name: '", `name is "TBD"; ${notOurs}`],
  [{ city: 'Your Town' }, "city: '", `city is "Your Town"; ${notOurs}`],
  [{ certification: { ...certification, number: 'n/a' } }, "number: '", `certification.number is "n/a"; ${notOurs}`],
  [{ care: { ...care, phoneHours: '24 hours a day, 7 days a week (TODO)' } }, 'phoneHours: ',
    `care.phoneHours is "24 hours a day, 7 days a week (TODO)"; ${notOurs}`],
  [{ address: { ...address, street: '[street]' } }, 'address: {', `address.street is "[street]"; ${notOurs}`],
  [{ email: 'info@yourclinic.com' }, "email: 'info@", 'email is "info@yourclinic.com"; this is a placeholder; replace it'],
  [{ jobsProgram: { name: 'Jobs', url: 'https://www.your-site.org/' } }, 'jobsProgram: {',
    'jobsProgram.url is "https://www.your-site.org/"; this is a placeholder; replace it'],
  [{ accreditation: 'Accredited by <b>a body</b>' }, 'accreditation: ', `accreditation is "Accredited by <b>a body</b>"; ${noMarkup}`],
  [{ name: 'Ridge&nbsp;Center' }, "  name: '", `name is "Ridge&nbsp;Center"; ${noMarkup}`],
  [{ care: { ...care, team: ['a **doctor**'] } }, 'team: [', `care.team.0 is "a **doctor**"; ${noMarkup}`],
  [{ name: 'Pe\u00c3\u00b1a Clinic' }, "  name: '", 'name is "Pe\u00c3\u00b1a Clinic"; characters in it are garbled; type them again, and save the file as UTF-8'],
  [{ name: 'One\u200bClinic' }, "  name: '", 'name is "One\u200bClinic"; it contains an invisible character, probably from copying; type the text again'],
  [{ name: 'One\nClinic' }, "  name: '", 'name is "One\\nClinic"; it has a line break or a tab; write it on one line, with spaces'],
  [{ phone: usPhone('(555) 223-4567') }, '  phone: ', 'phone.display is "(555) 223-4567"; this is not a real phone number; write your own'],
  [{ phone: usPhone('(805) 555-0199 (fax)') }, '  phone: ',
    'phone.display is "(805) 555-0199 (fax)"; write the number alone, such as (805) 555-0199'],
  [{ secondPhone: { ...usPhone('805.555.0142'), purpose: 'Front desk' }, phone: usPhone('(805) 555-0142') }, 'secondPhone: {',
    `secondPhone.display is "805.555.0142"; ${same('phone.display')}`],
  [{ law: { ...law, privacyOfficer: { ...privacyOfficer, email: site.email.toUpperCase() } } }, 'privacyOfficer: {',
    `law.privacyOfficer.email is "${site.email.toUpperCase()}"; ${same('email')}`],
  [{ insurers: [{ name: 'Blue Shield' }, { name: 'Aetna' }, { name: 'Blue-Shield of California, Inc.' }] }, 'insurers: [',
    'insurers: Blue-Shield of California, Inc. and Blue Shield seem to be the same; list only one'],
  [{ countyLine: { ...countyLine, county: 'Ventrua County' } }, 'countyLine: {',
    'countyLine.county is "Ventrua County"; this is not one of California’s 58 counties; check its spelling'],
  [{ countyLine: { ...countyLine, county: 'Kern County' }, address: { ...address, locality: 'Oxnard, CA 93030' } }, 'countyLine: {',
    'countyLine.county is "Kern County"; but the ZIP code in address.locality is in another county; pages must give the phone line of that county'],
  [{ privacyPageEffective: '0206-02-16' }, "privacyPageEffective: '", 'privacyPageEffective is "0206-02-16"; its year is unlikely; check it for a typo'],
  [{ certification: { ...certification, expires: '2206-02-16' } }, "expires: '",
    'certification.expires is "2206-02-16"; its year is unlikely; check it for a typo'],
  [{ copyrightYear: thisYear + 1 }, 'site: Site', `copyrightYear is ${thisYear + 1}; this year is in the future`],
  [{ law: { ...law, documents: { ...documents, grievances: '/documents' } } }, 'documents: {',
    'law.documents.grievances is "/documents"; save the document as a PDF, which every device can open, and write its path'],
  [{ law: { ...law, documents: { ...documents, grievances: '/documents/notice.docx' } } }, 'documents: {',
    'law.documents.grievances is "/documents/notice.docx"; save the document as a PDF, which every device can open, and write its path'],
];

const short = 'write days in full: from 8 a.m. to 6 p.m., Monday to Saturday';
const aName = 'write a name here, not an e-mail or web address';
const closed = { options: { ...options, closedAtNight: true } };

/** Facts entered in the wrong place, or in a form that pages cannot use. */
// biome-ignore format: a table, one slip per entry
const mistaken: readonly Slip[] = [
  [{ address: { street: '1 A Street, Oxnard', locality: 'Oxnard, CA 93030' } }, 'address: {',
    'address.street is "1 A Street, Oxnard"; leave out the city; address.locality already has it'],
  [{ address: { ...address, street: 'P.O. Box 12' } }, 'address: {', 'address.street is "P.O. Box 12"; nobody can visit a post office box; write the street'],
  [{ phone: usPhone('(805) 555–0199') }, '  phone: ',
    'phone.display is "(805) 555–0199"; its dash is not the one on the keyboard; type the number, such as (805) 555-0199'],
  [{ phone: usPhone(8055550199 as unknown as string) }, '  phone: ', 'phone.display is 8055550199; write text in quotes'],
  [{ secondPhone: { ...secondPhone, purpose: 'Fax' } }, 'secondPhone: {', 'secondPhone.purpose is "Fax"; people call this number, so it cannot be a fax number'],
  [{ email: 'info@www.clinic.org' }, "email: 'info@", 'email is "info@www.clinic.org"; leave out “www.”, which belongs in the address of a website'],
  [{ law: { ...law, privacyOfficer: { ...privacyOfficer, name: 'ana@clinic.org' } } }, 'privacyOfficer: {', `law.privacyOfficer.name is "ana@clinic.org"; ${aName}`],
  [{ law: { ...law, privacyOfficer: { ...privacyOfficer, name: 'Privacy Officer', title: 'Ana Ruiz' } } }, 'privacyOfficer: {',
    'law.privacyOfficer.name is "Privacy Officer"; this is a title; check whether name and title are swapped'],
  [{ law: { ...law, documents: { ...documents, grievances: '/documents/fee schedule.pdf' } } }, 'documents: {',
    'law.documents.grievances is "/documents/fee schedule.pdf"; its name has a space; rename the file, such as privacy-practices.pdf'],
  [{ law: { ...law, officialLinks: { ...law.officialLinks, civilRights: 'https://www.google.com/url?url=https%3A%2F%2Fhhs.gov' } } }, 'civilRights: ',
    'law.officialLinks.civilRights is "https://www.google.com/url?url=https%3A%2F%2Fhhs.gov"; it leads to the page only through a search, a mail filter or Facebook; open it, and copy the address of the page itself, or leave it empty'],
  [{ jobsProgram: { name: 'Jobs', url: 'https://jobs.internal/our jobs' } }, 'jobsProgram: {',
    'jobsProgram.url is "https://jobs.internal/our jobs"; it has a space in it; copy it from the browser'],
  [{ certification: { ...certification, number: 'No. 190001AN' } }, "number: '",
    'certification.number is "No. 190001AN"; pages put the word “number” before it, so write only the number itself'],
  [{ certification: { ...certification, registerName: 'https://dhcs.internal/' } }, 'registerName: ', `certification.registerName is "https://dhcs.internal/"; ${aName}`],
  [{ people: [{ name: 'Ana Ruiz', role: 'Therapist', license: '12345' }] }, 'people: [', 'people.0.license is "12345"; write the board that issued it, and the license number'],
  [{ people: [{ name: 'Ana Ruiz', role: 'Therapist', license: 'LMFT' }] }, 'people: [', 'people.0.license is "LMFT"; write the board that issued it, and the license number'],
  [{ care: { ...care, groupLanguages: ['English', 'Hmong'] } }, 'groupLanguages: ', 'care.groupLanguages: it lists a language that, according to care.languages, nobody on staff speaks'],
  [{ people: [{ name: 'Ana Ruiz', role: 'Therapist', license: 'LMFT 12345' }, { name: 'A. Ruiz', role: 'Director', license: 'LMFT #12345' }] }, 'people: [',
    'people: LMFT #12345 and LMFT 12345 seem to be the same; list only one'],
  [{ countyLine: { ...countyLine, ...usPhone(site.phone.display) } }, 'countyLine: {', `countyLine.display is "${site.phone.display}"; ${same('phone.display')}`],
  [{ confirmed: { relay: { by: 'me', on: '2026-02-16' } } }, 'confirmed: {',
    'confirmed.relay.by is "me"; write the name of the person, so that others can ask them later'],
  [{ insurers: [{ name: 'Medicare' }] }, 'insurers: [', 'insurers: it lists Medicare, but care.medicare is not true'],
  [{ insurers: [{ name: 'Medi-Cal' }], care: { ...care, mediCal: false, medicare: true } }, 'insurers: [', 'insurers: it lists Medi-Cal, but care.mediCal is not true'],
  [{ care: { ...care, programHours: 'Mon-Fri 9-5' } }, 'programHours: ', `care.programHours is "Mon-Fri 9-5"; ${short}`],
  [{ care: { ...care, messagesAnswered: 'by noon, M–F' } }, 'messagesAnswered: ', `care.messagesAnswered is "by noon, M–F"; ${short}`],
  [{ care: { ...care, programHours: 'from 9 a.m. to 18 p.m.' } }, 'programHours: ', 'care.programHours is "from 9 a.m. to 18 p.m."; hours with a.m. or p.m. go from 1 to 12'],
  [{ ...closed, care: { ...care, phoneHours: 'at all hours' } }, 'phoneHours: ', 'care.phoneHours is "at all hours"; but options.closedAtNight says that nobody answers at night'],
  [{ care: { ...care, messagesKept: '2 years' } }, 'messagesKept: ', 'care.messagesKept is "2 years"; pages put it inside a sentence, so begin it with a word: for six months'],
  [{ care: { ...care, freeNaloxone: 'yes, at our desk' } }, 'const care',
    'care.freeNaloxone is "yes, at our desk"; pages put it inside a sentence, so write only a phrase: on weekdays, by noon'],
  [{ care: { ...care, slidingScale: 'Yes.' } }, 'const care', `care.slidingScale is "Yes."; ${notOurs}`],
  [{ care: { ...care, prices: ['Assessment: 150'] } }, 'const care', 'care.prices.0 is "Assessment: 150"; write the price with its $, such as $150'],
  [{ care: { ...care, team: ['registered nurse'] } }, 'team: [',
    'care.team.0 is "registered nurse"; pages put it inside a sentence, so write “a” before it, or use the plural: a doctor, counselors'],
  [{ name: 'Ridge &amp Center' }, "  name: '", `name is "Ridge &amp Center"; ${noMarkup}`],
];

/** Facts that read badly where pages show them. */
// biome-ignore format: a table, one slip per entry
const misplaced: readonly Slip[] = [
  [{ city: 'fresno' }, "city: '", 'city is "fresno"; begin it with a capital letter, but do not write it all in capitals: Fresno'],
  [{ address: { ...address, street: '1 A Street, Oxnard, CA' } }, 'address: {',
    'address.street is "1 A Street, Oxnard, CA"; leave out the city and the ZIP code; address.locality already has them'],
  [{ phone: usPhone('8055550199') }, '  phone: ', 'phone.display is "8055550199"; write it as people read it, such as (805) 555-0199'],
  [{ certification: { ...certification, number: '000000AP' } }, "number: '",
    'certification.number is "000000AP"; the state issues no such number'],
  [{ care: { ...care, prices: ['$150'] } }, 'const care', 'care.prices.0 is "$150"; say what the price is for, such as Initial assessment: $150'],
  [{ care: { ...care, team: ['doctors, nurses'] } }, 'team: [',
    'care.team.0 is "doctors, nurses"; pages add the commas and “and”, so list each by itself'],
  [{ care: { ...care, traumaTherapies: ['EMDR.'] } }, 'traumaTherapies: ',
    'care.traumaTherapies.0 is "EMDR."; pages put it inside a sentence, so leave out the punctuation at its end'],
  [{ care: { ...care, messagesAnswered: 'we answer by noon' } }, 'messagesAnswered: ',
    'care.messagesAnswered is "we answer by noon"; pages put it inside a sentence, so write only a phrase: on weekdays, by noon'],
  [{ opioidMedicines: ['Buprenorphine'] }, 'opioidMedicines: ',
    'opioidMedicines.0 is "Buprenorphine"; pages put it inside a sentence, so begin it with a lowercase letter'],
];

/** Unusual facts that can be true of a clinic. */
// biome-ignore format: a table, one clinic per entry
const unusual: readonly object[] = [
  { name: 'St. Mary’s Recovery, Inc.', city: 'Needles', address: { street: '1 D’Arcy St., Ste. 4', locality: 'Needles, CA 92363' },
    countyLine: { ...countyLine, county: 'San Bernardino County' } },
  { name: 'Counseling Associates of the U.S.', city: 'La Cañada Flintridge', address: { street: '#4 Foothill Blvd.', locality: 'La Cañada Flintridge, CA 91011' },
    countyLine: { ...countyLine, county: 'Los Angeles County' } },
  { name: 'O\'Brien & Sons', city: 'San Francisco', address: { street: '1 Market St', locality: 'San Francisco, CA 94103-1234' },
    countyLine: { ...countyLine, county: 'City and County of San Francisco' } },
  { name: 'None Too Soon', shortName: 'To Be Well', city: 'Weed' },
  { phone: usPhone('1-800-411-7246'), address: { ...address, street: 'Suite 3, P.O. Box 91234' }, secondPhone: { ...usPhone('213.555.2368'), purpose: 'Nights & weekends' } },
  { insurers: ['Aetna', 'Anthem Blue Cross', 'Blue Shield of California', 'Health Net', 'L.A. Care', 'Kaiser Permanente', 'Kaiser Foundation', 'Plan A', 'Plan A+', 'TRICARE', 'UnitedHealthcare'].map((name) => ({ name })) },
  { care: { ...care, team: ['Dr. Lee', 'LVNs', 'Spanish-speaking therapists', 'a registered nurse (R.N.)', 'people from St. Mary’s', 'Native American healers'] } },
  { care: { ...care, messagesAnswered: 'Monday to Friday, within 24 hours', freeNaloxone: '' } },
  { care: { ...care, programHours: 'from noon to midnight (closed on Juneteenth)', languages: ['English', 'Español', 'American Sign Language', 'Pa’ O'] } },
  { care: { ...care, visit: { bring: 'Your name and a photo, if you have one (no ID needed.)', bus: 'Bus 4 stops at A & B Streets. Is it late? Call us!' } } },
  { care: { ...care, prices: ['Group: $40', 'Group, 2 hours: $60', 'Assessment: $0 to $150'] } },
  { opioidMedicines: ['naltrexone'], care: { ...care, mediCal: false, medicare: false }, law: { ...law, federallyAssisted: false, federalFunds: false } },
  { opioidMedicines: ['Suboxone (buprenorphine)', 'methadone'], certification: { ...certification, number: '190001AN', registerName: 'U.S. register', expires: '2031-12-31' } },
  { people: [{ name: 'José Núñez-O’Hara, Psy.D.', role: 'Psychologist', license: 'Board of Psychology, PSY 1' }, { name: 'An Example', role: 'Nurse', license: 'RN 1' }] },
  { address: { street: '4 Post Office Road', locality: 'Bishop, CA 93514' }, city: 'Laws', countyLine: { ...countyLine, county: 'County of Inyo' } },
  { secondPhone: { ...secondPhone, purpose: 'Front desk and fax' }, email: 'www@clinic.org', certification: { ...certification, number: '19-NO-42' } },
  { law: { ...law, privacyOfficer: { ...privacyOfficer, name: 'Ann Coordinator', title: 'Privacy Officer' } } },
  { law: { ...law, privacyOfficer: { ...privacyOfficer, name: 'our Privacy Officer', title: 'Main Office' } } },
  { jobsProgram: { name: 'CalJOBS', url: 'https://sites.google.com/view/jobs?year=2026&in=Inyo#top' } },
  { care: { ...care, phoneHours: 'from 8:30 a.m. to noon and from 12:30 to 11.45 p.m., Monday through Friday' }, ...closed },
  { care: { ...care, phoneHours: 'Mondays and Thursdays from 10 a.m. until the sun sets (8:13 p.m. in June)' }, ...closed },
  { care: { ...care, messagesKept: 'until we have answered it', messagesAnswered: 'twice a day', prices: ['Assessment: free', 'Care: $22 per 15 minutes', 'Free for people over 65'] } },
  { care: { ...care, team: ['two part-time therapists', 'someone who is a nurse', 'at least one doctor', 'RNs', 'people in training as a social worker'] } },
  { care: { ...care, languages: ['English', 'Purépecha', 'Paiute (Nuumu)'], groupLanguages: ['Purépecha'], visit: { parking: 'None.', bus: 'Times are at estransit.com.' } } },
  { insurers: ['Inyo Medicare Advantage', 'Indian Health Service (Purchased/Referred Care)', '3Rivers Health', 'Care@Home'].map((name) => ({ name })) },
  { people: [{ name: 'Lee Xiong', role: 'Counselor', license: 'CCAPP, CADC-II, A0123456' }, { name: 'Lee Xiong', role: 'Nurse', license: 'Board of Registered Nursing, 9501' }] },
  { phone: usPhone('+1 213 555 2368'), secondPhone: { ...secondPhone, ...usPhone('1 (800) 555-2368') } },
  { sources: ['TIP 63: Medications for Opioid Use Disorder [Internet]', 'DSM-5-TR'], email: 'your.voice@yourvoice.org', copyrightYear: 2009, privacyPageEffective: '1998-01-01' },
];

beforeEach(({ skip }) => skip(!isFictional, 'These are the facts of another clinic'));

describe('the check of src/site.ts', () => {
  for (const slip of [...slips, ...mistaken, ...misplaced])
    test(`says: ${slip[2]}`, subject('facts'), () => expectSaid(...slip));

  test.each(unusual)('finds nothing wrong with the unusual facts %j', subject('facts'), (changed) => {
    expect(siteProblems({ ...site, ...changed }, siteSource)).toEqual([]);
  });
});

test(
  'documentProblem rejects a missing file, a folder, and a file that is a PDF only by its name',
  subject('facts'),
  () => {
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
      'this file is not a PDF, whatever its name; save the document as a PDF',
      none,
      none,
    ]);
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/site';
import { siteProblems } from '../../tools/build/site-schema';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';

const source = readFileSync(join(projectRoot, 'src/site.ts'), 'utf8');
const { law, certification, phone, secondPhone, care, address } = site;
const { privacyOfficer, rightsCoordinator, documents, officialLinks } = law;
const review = { reviewer: 'Ana Ruiz, MD', on: '2026-11-22', next: '2026-11-21', text: '0123abcd' };

const space = 'it is empty, or begins or ends with a space';
const zip = 'write the city, CA, and a ZIP code of California (90001 to 96162), such as Los Angeles, CA 90012';
const isoDay = 'write a day that exists as year-month-day, such as 2026-02-16';
const same = (name: string) => `${name} is the same, and they must differ`;

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
  [{ secondPhone: { ...secondPhone, href: 'tel:+18055550176' } }, 'secondPhone: {',
    `secondPhone.href is "tel:+18055550176"; the text says ${secondPhone.display}, which is ${secondPhone.href}`],
  [{ secondPhone: { ...secondPhone, ...phone } }, 'secondPhone: {',
    `secondPhone.display is "${phone.display}"; ${same('phone.display')}`],
  [{ email: 'info@clinic' }, "email: 'info@", 'email is "info@clinic"; write an e-mail address, such as info@clinic.org'],
  [{ certification: { ...certification, expires: '02/30/27' } }, "expires: '",
    'certification.expires is "02/30/27"; write a day that exists as month/day/two-digit year, such as 11/30/25'],
  [{ certification: { ...certification, registerUrl: 'http://register.example/' } }, 'registerUrl: ',
    'certification.registerUrl is "http://register.example/"; write an address with https://'],
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
  [{ law: { ...law, confirmed: { relay: 'today' } } }, 'confirmed: {', `law.confirmed.relay is "today"; ${isoDay}`],
  [{ privacyPageEffective: '2026-02-30' }, "privacyPageEffective: '", `privacyPageEffective is "2026-02-30"; ${isoDay}`],
  [{ reviews: { '/ptsd': review } }, 'reviews: {',
    'reviews./ptsd.next is "2026-11-21"; the next review must be after the last'],
  [{ care: { ...care, youngest: 0 } }, 'youngest: 18', 'care.youngest is 0; write a whole number of years'],
  [{ care: { ...care, languages: [] } }, 'languages: [', 'care.languages: list at least one'],
  [{ insurers: ['One Plan', 'One Plan'] }, 'insurers: [', 'insurers: something is listed twice'],
];

describe('the check of src/site.ts', () => {
  test('finds nothing wrong with the facts of the clinic', meta, () => {
    expect(siteProblems(site, source)).toEqual([]);
  });

  for (const [changed, line, message] of slips) {
    test(`says: ${message}`, meta, () => {
      const [problem = '', ...others] = siteProblems({ ...site, ...changed }, source);
      const [, number, said] = /^src\/site\.ts:(\d+) {2}(.*)$/.exec(problem) ?? [];
      expect({ said, others }).toEqual({ said: message, others: [] });
      expect(source.split('\n')[Number(number) - 1]).toContain(line);
    });
  }
});

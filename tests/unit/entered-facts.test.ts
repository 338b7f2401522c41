import { expect, test } from 'vitest';
import { peopleOf, sourcesOf } from '../../src/content/pages/about-us';
import { visitOf } from '../../src/content/pages/contact';
import { pricesOf } from '../../src/content/pages/insurance';
import { site } from '../../src/site';
import { onlyElement } from '../support/parsed-page';
import { textOf } from '../support/text';
import { pagesWith } from '../support/with-site';

const review = { reviewer: 'A. Clinician', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' };
const unsaid = { phoneHours: 'from noon to midnight', languages: ['English'], team: [] };

/** Content that depends on an optional fact: without the fact, with the fact, and wording that it has only with the fact. */
const shown: readonly (readonly [what: string, without: unknown, withFact: unknown, part: string])[] = [
  ['prices', pricesOf(unsaid), pricesOf({ ...unsaid, prices: ['Assessment: $1'] }), 'Assessment: $1'],
  ['directions to the clinic', visitOf(), visitOf({ bus: 'Take the ferry.' }), 'Take the ferry.'],
  ['clinicians', peopleOf([]), peopleOf([{ name: 'A. Clinician', role: 'Nurse', license: 'RN 1' }]), 'License: RN 1'],
  ['sources', sourcesOf([], {}), sourcesOf(['A manual'], {}), 'A manual'],
  ['reviews', sourcesOf([], {}), sourcesOf([], { '/alcohol': review }), 'A. Clinician, November\u00A022,\u00A02026'],
];

test.each(shown)(
  'pages show %s only if the clinic has entered the facts',
  { tags: 'facts' },
  (_what, without, withFact, part) => {
    expect(without).toEqual([]);
    expect(JSON.stringify(withFact)).toContain(part);
  },
);

test('the copyright line has the year that a clinic has entered', { tags: 'FOOT-COPYRIGHT' }, async () => {
  const [page] = await pagesWith({ ...site, name: 'A Clinic', copyrightYear: 2024 }, ['/not-found']);
  expect(page && textOf(onlyElement(page, 'footer'))).toContain('© 2024 A Clinic');
});

test.each(['93030', '93030-1234'])('the structured data has the ZIP code %s', { tags: 'search' }, async (zip) => {
  const address = { street: '1 A Street', locality: `Oxnard, CA ${zip}` };
  const [page] = await pagesWith({ ...site, address }, ['/']);
  const data = page && onlyElement(page, 'script[type="application/ld+json"]').text;
  expect(JSON.parse(data ?? '')).toHaveProperty('@graph.0.address.postalCode', zip);
});

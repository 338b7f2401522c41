import { expect, test } from 'vitest';
import { peopleOf, sourcesOf } from '../../src/content/pages/about-us';
import { visitOf } from '../../src/content/pages/contact';
import { pricesOf } from '../../src/content/pages/insurance';
import { prescribesForOpioids } from '../../src/content/shared/care';
import { substancePaths } from '../../src/paths';
import { site } from '../../src/site';
import type { Insurer } from '../../src/site.schema';
import { onlyElement } from '../support/parsed-page';
import { plain, textOf } from '../support/text';
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

test('pages say who prescribes medicines for opioid use disorder', { tags: 'facts' }, async () => {
  const pagesThatSay = async (sentence: string, opioidMedicines: readonly string[]) => {
    const texts = (await pagesWith({ ...site, opioidMedicines }, substancePaths)).map(textOf);
    return substancePaths.filter((_, index) => texts[index]?.includes(plain(sentence)));
  };
  const both = ['buprenorphine', 'extended-release naltrexone'];
  const pages = await pagesThatSay(prescribesForOpioids([]), []);
  expect(pages).toContain('/opioid');
  expect(await pagesThatSay(prescribesForOpioids(both), both)).toEqual(pages);
  expect(await pagesThatSay(prescribesForOpioids([]), both)).toEqual([]);
});

test('pages name the medicines that the clinic prescribes', { tags: 'facts' }, () => {
  const elsewhere = 'If methadone may suit you better, we’ll help you look for an opioid treatment program.';
  expect(prescribesForOpioids(['buprenorphine'])).toBe(`We prescribe buprenorphine here. ${elsewhere}`);
  expect(prescribesForOpioids(['methadone', 'buprenorphine'])).toBe('We prescribe methadone and buprenorphine here.');
});

test('each insurer reads "In network", "Not in network" or "Ask us", and only "In network" has a check mark', {
  tags: 'facts',
}, async () => {
  const insurers: readonly Insurer[] = [{ name: 'A', network: 'out' }, { name: 'B', network: 'in' }, { name: 'C' }];
  const [page] = await pagesWith({ ...site, insurers }, ['/insurance']);
  const items = page?.querySelectorAll('section li:has(> svg)') ?? [];
  const networks = items.flatMap((item) => item.querySelectorAll('[data-network], strong ~ span'));
  expect(items.map((item) => item.querySelectorAll('strong').map(textOf))).toEqual([['A'], ['B'], ['C']]);
  expect(networks.map(textOf)).toEqual(['Not in network', 'In network', 'Ask us']);
  expect(networks.map((network) => network.querySelectorAll('svg').length)).toEqual([0, 1, 0]);
});

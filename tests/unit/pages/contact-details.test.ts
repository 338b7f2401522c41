import { describe, expect, test } from 'vitest';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { type FoundLink, linksOf, onlyElement, passagesOf, sectionsNamed } from '../../support/parsed-page';
import { findingsByPage, rendered } from '../../support/rendered';
import { hasWording, textOf } from '../../support/text';

const clinicNumber = { label: site.phone.display, path: site.phone.href };

/** Leaves out 911 and 988. */
const isOwnNumber = ({ path }: FoundLink) => path.startsWith('tel:+');

describe('the contact page', () => {
  const { main } = rendered('/contact');
  const address = textOf(onlyElement(main, 'address')).split('\n');

  test('shows the name and the street address of the clinic', covers('CONTENT-STREET-ADDRESS'), () => {
    expect(address).toEqual([site.name, site.address.street, site.address.locality]);
    expect(address[1]).toMatch(/^\d+ \p{Lu}/u);
  });

  // The schema of src/site.ts rejects a ZIP code of another state.
  test('gives an address in a city of California', covers('CONTENT-CALIFORNIA'), () => {
    expect(address[2]).toMatch(/^\p{Lu}[\p{L} .'-]+, CA 9\d{4}$/u);
  });

  test('links the phone number of the clinic', covers('CONTENT-PHONE'), () => {
    expect(linksOf(main)).toContainEqual(clinicNumber);
  });

  test('links a second, different phone number in its hero', covers('CONTENT-SECOND-PHONE'), () => {
    const calls = linksOf(onlyElement(main, ':has(> h1)')).filter(isOwnNumber);
    expect(calls.filter(({ path }) => path !== site.phone.href)).toEqual([
      { label: site.secondPhone.display, path: site.secondPhone.href },
    ]);
  });

  test('links the e-mail address', covers('CONTENT-EMAIL'), () => {
    expect(linksOf(main).filter(({ path }) => path.startsWith('mailto:'))).toEqual([
      { label: site.email, path: `mailto:${site.email}` },
    ]);
  });
});

test('the crisis page links the phone number of the clinic as its hotline', covers('CONTENT-CRISIS-HOTLINE'), () => {
  const lines = passagesOf(rendered('/crisis-intervention').main);
  const links = lines.filter((line) => hasWording(textOf(line), 'hotline at')).map(linksOf);
  expect(links.map((found) => found.filter(isOwnNumber))).toEqual([[clinicNumber]]);
});

test(
  'the family therapy page links the phone number in its "Contact us" line',
  covers('CONTENT-FAMILY-CALL-LINK'),
  () => {
    const lines = passagesOf(rendered('/family-therapy').main);
    expect(lines.filter((line) => textOf(line).startsWith('Contact us')).map(linksOf)).toEqual([[clinicNumber]]);
  },
);

test(
  'the outpatient page says to call to book an initial assessment, and links the phone number',
  covers('CONTENT-OUTPATIENT-START'),
  () => {
    const lines = sectionsNamed(rendered('/outpatient-program').main, 'how to start').flatMap(passagesOf);
    const booking = lines.filter((line) => /(?:phone|call).*(?:book|schedule).*initial assessment/i.test(textOf(line)));
    expect(booking.map(linksOf)).toEqual([[clinicNumber]]);
  },
);

test(
  'each page asks, in its main content, for a call about an initial assessment, and links the phone number',
  covers('CONTENT-ASSESSMENT-CALL'),
  () => {
    const isClinics = ({ label, path }: FoundLink) => label === clinicNumber.label && path === clinicNumber.path;
    const lines = findingsByPage(({ main }) => {
      const asking = passagesOf(main).filter((passage) => hasWording(textOf(passage), 'initial assessment'));
      return asking.flatMap(linksOf).some(isClinics) ? [] : ['no such line', ...asking.map(textOf)];
    });
    expect(lines).toEqual({});
  },
);

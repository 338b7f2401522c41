import { routes } from '../../spec/routes';
import { site } from '../../src/site';
import { linksOf, one, passagesOf, sectionsNamed } from '../support/places';
import { says, textOf } from '../support/text';
import type { PageCase } from './page-case';

const clinicNumber = { label: site.phone.display, path: site.phone.href };

/** The ZIP codes of California. */
const isCalifornian = (zip: number) => zip >= 90_001 && zip <= 96_162;

const onTheContactPage: readonly PageCase[] = [
  {
    title: 'the contact page shows the street address of the clinic',
    rules: ['CONTENT-STREET-ADDRESS~2'],
    path: '/contact',
    found: ({ main }) => textOf(one(main, 'address')).split('\n'),
    expected: [site.name, site.address.street, site.address.locality],
  },
  {
    title: 'the street address has a house number and a street',
    rules: ['CONTENT-STREET-ADDRESS~2'],
    path: '/contact',
    found: ({ main }) => /^\d+ \p{Lu}/u.test(textOf(one(main, 'address')).split('\n')[1] ?? ''),
    expected: true,
  },
  {
    title: 'the address of the contact page is in a city of California',
    rules: ['CONTENT-CALIFORNIA~2'],
    path: '/contact',
    found: ({ main }) => {
      const [, city, state, zip] =
        /^(\p{Lu}[\p{L} .'-]+), (\p{Lu}{2}) (\d{5})$/mu.exec(textOf(one(main, 'address'))) ?? [];
      return { city: Boolean(city), state, zip: isCalifornian(Number(zip)) };
    },
    expected: { city: true, state: 'CA', zip: true },
  },
  {
    title: 'the contact page links the phone number of the clinic',
    rules: ['CONTENT-PHONE~2'],
    path: '/contact',
    found: ({ main }) =>
      linksOf(main).some(({ label, path }) => label === clinicNumber.label && path === clinicNumber.path),
    expected: true,
  },
  {
    title: 'the hero of the contact page links a second, different phone number',
    rules: ['CONTENT-SECOND-PHONE~2'],
    path: '/contact',
    found: ({ main }) => {
      const links = linksOf(one(main, ':has(> h1)')).filter(({ path }) => path !== site.phone.href);
      return links.filter(({ path }) => path.startsWith('tel:'));
    },
    expected: [{ label: site.secondPhone.display, path: site.secondPhone.href }],
  },
  {
    title: 'the contact page links the e-mail address',
    rules: ['CONTENT-EMAIL~2'],
    path: '/contact',
    found: ({ main }) => linksOf(main).filter(({ path }) => path.startsWith('mailto:')),
    expected: [{ label: site.email, path: `mailto:${site.email}` }],
  },
];

const onServicePages: readonly PageCase[] = [
  {
    title: 'the crisis page links the phone number of the clinic as its hotline',
    rules: ['CONTENT-CRISIS-HOTLINE~2'],
    path: '/crisis-intervention',
    found: ({ main }) =>
      passagesOf(main)
        .filter((passage) => says(textOf(passage), 'hotline at'))
        .map(linksOf),
    expected: [[clinicNumber]],
  },
  {
    title: 'the family therapy page links the phone number in its "Contact us" line',
    rules: ['CONTENT-FAMILY-CALL-LINK~2'],
    path: '/family-therapy',
    found: ({ main }) =>
      passagesOf(main)
        .filter((passage) => textOf(passage).startsWith('Contact us'))
        .map(linksOf),
    expected: [[clinicNumber]],
  },
];

/** The clinic's location, on the pages that describe the clinic. */
const inCalifornia = (['/', '/about-us'] as const).map(
  (path): PageCase => ({
    title: `${path} says that the clinic is in a city of California`,
    rules: ['CONTENT-CALIFORNIA~2'],
    path,
    found: ({ main }) => /\bclinic in \p{Lu}[\p{L} .'-]+, California\b/u.test(textOf(main)),
    expected: true,
  }),
);

/** The section about getting started asks for a call. */
const startByPhone: PageCase = {
  title: 'the outpatient page says to call to book an initial assessment, and links the phone number',
  rules: ['CONTENT-OUTPATIENT-START~2'],
  path: '/outpatient-program',
  found: ({ main }) => {
    const lines = sectionsNamed(main, 'how to start').flatMap(passagesOf);
    const booking = lines.filter((line) => /(?:phone|call).*(?:book|schedule).*initial assessment/i.test(textOf(line)));
    return booking.map(linksOf);
  },
  expected: [[clinicNumber]],
};

/** Sections 1 and 2: how to reach the clinic. */
export const contactDetailCases: readonly PageCase[] = [
  ...onTheContactPage,
  ...onServicePages,
  startByPhone,
  ...inCalifornia,
  ...routes.map(
    ({ path }): PageCase => ({
      title: `the main content of ${path} asks for a call about an initial assessment and links the phone number`,
      rules: ['CONTENT-ASSESSMENT-CALL~2'],
      path,
      found: ({ main }) => {
        const lines = passagesOf(main).filter((passage) => says(textOf(passage), 'initial assessment'));
        return lines
          .flatMap(linksOf)
          .some(({ label, path: to }) => label === clinicNumber.label && to === clinicNumber.path);
      },
      expected: true,
    }),
  ),
];

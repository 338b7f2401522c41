import { describe, expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, passagesOf } from '../../support/places';
import { one, rendered } from '../../support/rendered';
import { says, textOf } from '../../support/text';

const contact = rendered('/contact');
const hero = one(contact.main, ':has(> h1)');
const clinicNumber = { label: site.phone.display, path: site.phone.href };

test('the contact page shows the street address of the clinic', covers('CONTENT-STREET-ADDRESS~1'), () => {
  const { street, locality } = site.address;
  expect(textOf(one(contact.main, 'address')).split('\n')).toEqual([site.name, street, locality]);
});

test('the contact page links the phone number of the clinic', covers('CONTENT-PHONE~1'), () => {
  expect(linksOf(contact.main)).toContainEqual(clinicNumber);
});

test('the hero of the contact page links the second phone number', covers('CONTENT-SECOND-PHONE~1'), () => {
  expect(linksOf(hero)).toContainEqual({ label: site.secondPhone.display, path: site.secondPhone.href });
});

test('the second phone number differs from the first', covers('CONTENT-SECOND-PHONE~1'), () => {
  expect(site.secondPhone.href).not.toBe(site.phone.href);
});

test('the contact page links the e-mail address', covers('CONTENT-EMAIL~1'), () => {
  expect(linksOf(contact.main)).toContainEqual({ label: site.email, path: `mailto:${site.email}` });
});

test('the crisis page links the phone number of the clinic as its hotline', covers('CONTENT-CRISIS-HOTLINE~1'), () => {
  const { main } = rendered('/crisis-intervention');
  const [hotline] = passagesOf(main).filter((passage) => says(textOf(passage), 'hotline at'));
  expect(hotline && linksOf(hotline)).toEqual([clinicNumber]);
});

test(
  'the family therapy page links the phone number in its line "Contact us"',
  covers('CONTENT-FAMILY-CALL-LINK~1'),
  () => {
    const { main } = rendered('/family-therapy');
    const lines = passagesOf(main).filter((passage) => textOf(passage).startsWith('Contact us'));
    expect(lines.map(linksOf)).toEqual([[clinicNumber]]);
  },
);

describe('on every page', () => {
  for (const { path } of routes) {
    const { main } = rendered(path);

    test(
      `the main part of ${path} asks for a call and links the phone number`,
      covers('CONTENT-ASSESSMENT-CALL~1'),
      () => {
        const lines = passagesOf(main).filter((passage) => says(textOf(passage), 'initial assessment'));
        expect(lines.flatMap(linksOf)).toContainEqual(clinicNumber);
      },
    );
  }
});

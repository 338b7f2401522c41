import { expect, test } from 'vitest';
import { specialties } from '../../../spec/extensions/structured-data';
import { pictures } from '../../../src/content/pictures';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { dataAt, thing, things } from '../../support/heads';
import { siteUrl } from '../../support/rendered';

const [clinic = {}, website = {}, ...others] = things(dataAt('/')['@graph']);
const address = thing(clinic.address);

const facts: readonly (readonly [what: string, stated: unknown, fact: unknown])[] = [
  ['the name', clinic.name, site.name],
  ['the e-mail address', clinic.email, site.email],
  ['the phone number in its international form', `tel:${clinic.telephone}`, site.phone.href],
  ['the address of the site', clinic.url, `${siteUrl}/`],
  ['the street', address.streetAddress, site.address.street],
  ['the city', address.addressLocality, site.city],
  ['the state', address.addressRegion, site.state],
  ['the field of medicine', [clinic.medicalSpecialty], specialties],
  ['the logo', clinic.logo, `${siteUrl}/media/icon-512.png`],
];

test.each(facts)('the structured data states %s of the clinic', covers('FIND-CLINIC~1'), (_what, stated, fact) => {
  expect(stated).toEqual(fact);
});

test('the structured data states the ZIP code of the address line', covers('FIND-CLINIC~1'), () => {
  expect(address.postalCode).toMatch(/^\d{5}(-\d{4})?$/);
  expect(site.address.locality.endsWith(` ${address.postalCode}`)).toBe(true);
});

test("the clinic's image in the structured data is one of the site's pictures", covers('FIND-CLINIC~1'), () => {
  expect(pictures.map((name) => `${siteUrl}/media/${name}-share.png`)).toContain(clinic.image);
});

test('the structured data states nothing else about the clinic', covers('FIND-CLINIC~1'), () => {
  const keys = ['@type', '@id', 'name', 'url', 'telephone', 'email', 'address', 'medicalSpecialty', 'image', 'logo'];
  expect(Object.keys(clinic)).toEqual(keys);
  expect(clinic['@type']).toBe('MedicalClinic');
  expect(Object.keys(address).filter((key) => !/^(?:@type|street|address|postalCode)/.test(key))).toEqual([]);
});

test('the structured data names the clinic as publisher of the site', covers('FIND-CLINIC~1'), () => {
  expect(website).toEqual({
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: site.name,
    url: `${siteUrl}/`,
    publisher: { '@id': clinic['@id'] },
  });
  expect(others).toEqual([]);
});

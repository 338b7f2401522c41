import { describe, expect, test } from 'vitest';
import { otherTypes, unlisted } from '../../../spec/extensions/structured-data';
import { routes } from '../../../spec/routes';
import { structuredData } from '../../../src/seo/structured-data';
import { covers, meta } from '../../support/covers';
import { dataAt, headAt, things } from '../../support/heads';
import { one } from '../../support/places';
import { rendered, siteUrl } from '../../support/rendered';
import { typeFaults } from '../../support/schema-types';
import { faultsIn } from '../../support/schema-words';

const pages = routes.map(({ path }) => path).filter((path) => !unlisted.includes(path));
const inner = pages.filter((path) => path !== '/');
const home = dataAt('/');

describe('vocabulary of schema.org', () => {
  test('/ uses only its types and properties', covers('FIND-DATA~2'), () => {
    expect(home['@context']).toBe('https://schema.org');
    expect(things(home['@graph']).flatMap(faultsIn)).toEqual([]);
  });

  test.each(inner)('%s uses only its types and properties', covers('FIND-DATA~2'), (path) => {
    expect(dataAt(path)['@context']).toBe('https://schema.org');
    expect(faultsIn(dataAt(path))).toEqual([]);
  });

  const clinic = { '@type': 'MedicalClinic', name: 'A name' };
  test.each([
    ['an unknown type', { '@type': 'Clinic', name: 'A name' }, 'no type Clinic'],
    ['an unknown property', { ...clinic, motto: 'Hello' }, 'MedicalClinic has no motto'],
    ['an invalid URL', { ...clinic, url: '/contact' }, 'MedicalClinic.url is "/contact"'],
    ['an empty text', { ...clinic, email: ' ' }, 'MedicalClinic.email is " "'],
    [
      'an unknown medical specialty',
      { ...clinic, medicalSpecialty: 'Addiction' },
      'MedicalClinic.medicalSpecialty is "Addiction"',
    ],
    [
      'an object of the wrong type',
      { ...clinic, address: { '@type': 'ListItem' } },
      'MedicalClinic.address is {"@type":"ListItem"}',
    ],
    ['a nested fault', { ...clinic, address: { '@type': 'PostalAddress', town: 'A' } }, 'PostalAddress has no town'],
    ['an id that is not a URL', { ...clinic, '@id': '#clinic' }, 'MedicalClinic has the id #clinic'],
  ])('faultsIn reports %s', meta, (_what, data, fault) => {
    expect(faultsIn(data)).toEqual([fault]);
  });
});

describe('published types of schema.org', () => {
  const planted = {
    'a property that no type has': '{"@context":"https://schema.org","@type":"MedicalWebPage","headword":"A"}',
    'a value of another kind': '{"@context":"https://schema.org","@type":"MedicalWebPage","breadcrumb":7}',
    'another vocabulary': '{"@context":"https://schema.example","@type":"MedicalWebPage"}',
  };
  const blocks = Object.fromEntries(pages.map((path) => [path, headAt(path).blocks.join('')]));
  const faults = typeFaults({ ...blocks, ...planted });

  test.each(pages)('the data of %s type-checks', covers('FIND-DATA~2'), (path) => {
    expect(blocks[path]).toContain('schema.org');
    expect(faults[path]).toBeUndefined();
  });

  test.each(Object.keys(planted))('typeFaults reports %s', meta, (what) => {
    expect(faults[what]).toMatch(/^TS\d+: /);
  });
});

describe('structured data', () => {
  test.each(inner)('of %s states its type, its heading and its URL', covers('FIND-DATA~2'), (path) => {
    const { '@type': type, name, url } = dataAt(path);
    expect(type).toBe(otherTypes[path] ?? 'MedicalWebPage');
    expect(name).toBe(one(rendered(path).main, 'h1').text);
    expect(url).toBe(siteUrl + path);
  });

  test.each(inner)('of %s belongs to the site and names its subject', covers('FIND-DATA~2'), (path) => {
    const known = things(home['@graph']).map((entry) => entry['@id']);
    const { isPartOf, about, name } = dataAt(path);
    const { family } = routes.find((route) => route.path === path) ?? {};
    const isCondition = family === 'condition' || family === 'substance';
    expect(known).toEqual([`${siteUrl}/#clinic`, `${siteUrl}/#site`]);
    expect(isPartOf).toEqual({ '@id': `${siteUrl}/#site` });
    expect(about).toEqual(isCondition ? { '@type': 'MedicalCondition', name } : { '@id': `${siteUrl}/#clinic` });
  });

  test.each(unlisted)('of %s is absent', covers('FIND-DATA~2'), (path) => {
    expect(headAt(path as '/not-found').blocks).toEqual([]);
  });

  test('escapes texts that would end its script element', covers('FIND-DATA~2'), () => {
    const element = structuredData({ path: '/jobs', title: '</script><b>' }, []);
    expect(element.match(/</g)).toHaveLength(2);
    const [, block = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(element) ?? [];
    expect(JSON.parse(block).name).toBe('</script><b>');
  });
});

import { describe, expect, test } from 'vitest';
import { certificationExpiry, copyrightYear } from '../../../spec/constants';
import { footerDisclaimer } from '../../../spec/language';
import { footerColumns, legalLinks } from '../../../spec/navigation';
import { routes } from '../../../spec/routes';
import type { RuleTag } from '../../../spec/rules';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { linksOf, saysAll, saysTogether } from '../../support/places';
import { rendered } from '../../support/rendered';
import { says, textOf } from '../../support/text';

const columnRules: Record<(typeof footerColumns)[number]['heading'], RuleTag> = {
  Company: 'FOOT-COMPANY~1',
  Navigation: 'FOOT-NAVIGATION~1',
  Programs: 'FOOT-PROGRAMS~1',
  Services: 'FOOT-SERVICES~1',
};

const { footer } = rendered('/');
const columns = footer.querySelectorAll('h2').map((heading) => ({
  heading: textOf(heading),
  links: linksOf(heading.nextElementSibling ?? heading),
}));
const lineWith = (what: string) => {
  const found = footer.querySelectorAll('p').find((passage) => says(textOf(passage), what));
  if (!found) throw new Error(`The footer has no line with ${what}`);
  return found;
};

describe('the footer', () => {
  for (const { heading, links } of footerColumns) {
    test(`has the column ${heading} with its ${links.length} links in order`, covers(columnRules[heading]), () => {
      expect(columns).toContainEqual({ heading, links });
    });
  }

  test('has exactly the four columns in order', covers('FOOT-COMPANY~1', 'FOOT-SERVICES~1'), () => {
    expect(columns.map(({ heading }) => heading)).toEqual(footerColumns.map(({ heading }) => heading));
  });
});

test('the footer has the legal links below its columns', covers('FOOT-LEGAL~1'), () => {
  const below = linksOf(footer).slice(columns.flatMap(({ links }) => links).length);
  expect(below.filter(({ path }) => path.startsWith('/'))).toEqual(legalLinks);
});

test('the footer shows the certification number with its expiry date', covers('FOOT-CERTIFICATION~1'), () => {
  const line = lineWith(site.certification.number);
  expect(saysAll(line, [['certification'], [certificationExpiry]])).toBe(true);
});

test('the footer links to the license register beside the certification', covers('FOOT-REGISTER-LINK~1'), () => {
  const links = linksOf(lineWith(site.certification.number));
  expect(links.map(({ path }) => path)).toEqual([site.certification.registerUrl]);
});

test(
  'the footer has a copyright line with the year and the clinic',
  covers('FOOT-COPYRIGHT~1', 'CONST-COPYRIGHT-YEAR~1'),
  () => {
    expect(textOf(lineWith('©'))).toBe(`© ${copyrightYear} ${site.name}`);
  },
);

describe('on every page', () => {
  for (const { path } of routes) {
    test(`the footer of ${path} links the phone number`, covers('FOOT-PHONE~1'), () => {
      expect(linksOf(rendered(path).footer)).toContainEqual({ label: site.phone.display, path: site.phone.href });
    });

    test(`the footer of ${path} has the medical disclaimer`, covers('FOOT-DISCLAIMER~1'), () => {
      expect(saysTogether(rendered(path).footer, footerDisclaimer)).toBe(true);
    });
  }
});

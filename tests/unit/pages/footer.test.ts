import { describe, expect, test } from 'vitest';
import type { RuleTag } from '../../../spec/all-rules';
import { certificationExpiry, copyrightYear } from '../../../spec/constants';
import { footerColumns, footerOnlyPaths } from '../../../spec/navigation';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { landmarkOf, linksOf, type ParsedPage } from '../../support/parsed-page';
import { pages, rendered } from '../../support/rendered';
import { hasWording, textOf } from '../../support/text';

const home = rendered('/');
const { footer } = home;
const clinicNumber = { label: site.phone.display, path: site.phone.href };

/** The only line of the footer with this text. */
function lineWith(text: string) {
  const [line, ...others] = footer.querySelectorAll('p').filter((passage) => hasWording(textOf(passage), text));
  if (!line || others.length > 0) throw new Error(`${others.length + Number(Boolean(line))} lines have ${text}`);
  return line;
}

test('every page has the header and the footer of the home page', covers('ROUTE-SHARED-FRAME~1'), () => {
  const frameOf = ({ header, footer: below }: ParsedPage) =>
    [header, below].map((part) => ({ text: textOf(part), links: linksOf(part) }));
  for (const page of pages) expect(frameOf(page), page.path).toEqual(frameOf(home));
});

for (const target of footerOnlyPaths) {
  test(`every page links to ${target} once, in its footer`, covers('ROUTE-MISSION-FOOTER-ONLY~2'), () => {
    for (const { path, page } of pages) {
      expect(page.querySelectorAll(`a[href^="${target}"]`).map(landmarkOf), path).toEqual(['footer']);
    }
  });
}

describe('the footer', () => {
  const columnRules: Record<(typeof footerColumns)[number]['heading'], RuleTag> = {
    Company: 'FOOT-COMPANY~2',
    Navigation: 'FOOT-NAVIGATION~2',
    Programs: 'FOOT-PROGRAMS~3',
    Services: 'FOOT-SERVICES~2',
  };
  const headings = footer.querySelectorAll('h2');

  for (const { heading, links } of footerColumns) {
    test(`has the column ${heading} with its ${links.length} links, in order`, covers(columnRules[heading]), () => {
      const columns = headings.filter((element) => textOf(element) === heading);
      expect(columns.map((element) => linksOf(element.nextElementSibling ?? element))).toEqual([links]);
    });
  }

  test('has exactly its four columns, in order', covers(...(Object.values(columnRules) as [RuleTag])), () => {
    expect(headings.map(textOf)).toEqual(footerColumns.map(({ heading }) => heading));
  });

  test('shows the phone number beside the address, and dials it', covers('FOOT-PHONE~2'), () => {
    expect(linksOf(lineWith(site.address.street))).toEqual([clinicNumber]);
  });

  const certification = () => lineWith(site.certification.number);

  test(
    'shows the state certification with its number and expiry date',
    covers('FOOT-CERTIFICATION~2', 'CONST-CERTIFICATION-EXPIRY~2'),
    () => {
      const text = textOf(certification());
      expect(text).toMatch(/\bstate certification\b/i);
      expect(text.match(/\d+\/\d+\/\d+/g)).toEqual([certificationExpiry]);
    },
  );

  test('links to the license register beside the certification', covers('FOOT-REGISTER-LINK~2'), () => {
    expect(linksOf(certification()).map(({ path }) => path)).toEqual([site.certification.registerUrl]);
  });

  test(
    'has a copyright line with the year and the clinic',
    covers('FOOT-COPYRIGHT~2', 'CONST-COPYRIGHT-YEAR~2'),
    () => {
      expect(textOf(lineWith('©'))).toBe(`© ${copyrightYear} ${site.name}`);
    },
  );

  test('has one button, with an arrow and the label "Back to top"', covers('FOOT-BACK-TO-TOP~1'), () => {
    const buttons = footer.querySelectorAll('button');
    expect(buttons.map((button) => [textOf(button), button.querySelectorAll('svg').length])).toEqual([
      ['Back to top', 1],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { certificationExpiry } from '../../../spec/constants';
import { footerColumns, footerOnlyPaths } from '../../../spec/navigation';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { landmarkOf, linksOf } from '../../support/parsed-page';
import { findingsByPage, rendered } from '../../support/rendered';
import { hasWording, textOf } from '../../support/text';

const { footer } = rendered('/');
const clinicNumber = { label: site.phone.display, path: site.phone.href };

/** The only line of the footer with this text. */
function lineWith(text: string) {
  const [line, ...others] = footer.querySelectorAll('p').filter((passage) => hasWording(textOf(passage), text));
  if (!line || others.length > 0) throw new Error(`${others.length + Number(Boolean(line))} lines have ${text}`);
  return line;
}

// approved-text.test.ts holds that every page has the same frame, other-build.test.ts the copyright line.
test('every page links to the mission once, in its footer', covers('ROUTE-MISSION-FOOTER-ONLY'), () => {
  for (const target of footerOnlyPaths) {
    const wrong = findingsByPage(({ page }) => {
      const places = page.querySelectorAll(`a[href^="${target}"]`).map(landmarkOf);
      return places.join() === 'footer' ? [] : ['linked in', ...places];
    });
    expect(wrong, target).toEqual({});
  }
});

describe('the footer', () => {
  test(
    'has its four columns with their links, in order',
    covers('FOOT-COMPANY', 'FOOT-NAVIGATION', 'FOOT-PROGRAMS', 'FOOT-SERVICES'),
    () => {
      const columns = footer.querySelectorAll('h2').map((heading) => ({
        heading: textOf(heading),
        links: linksOf(heading.nextElementSibling ?? heading),
      }));
      expect(columns).toEqual(footerColumns);
    },
  );

  test('shows the phone number beside the address, and dials it', covers('FOOT-PHONE'), () => {
    expect(linksOf(lineWith(site.address.street))).toEqual([clinicNumber]);
  });

  const certification = () => lineWith(site.certification?.number ?? 'state certification');

  test('shows the state certification with its number and an expiry date', covers('FOOT-CERTIFICATION'), () => {
    expect(textOf(certification())).toMatch(/\bstate certification\b.* expires \d\d\/\d\d\/\d\d\b/i);
  });

  test('shows the expiry date of the specification', covers('CONST-CERTIFICATION-EXPIRY'), () => {
    expect(textOf(certification()).match(/\d+\/\d+\/\d+/g)).toEqual([certificationExpiry]);
  });

  test('links to the license register beside the certification', covers('FOOT-REGISTER-LINK'), () => {
    expect(linksOf(certification()).map(({ path }) => path)).toEqual([site.certification?.registerUrl]);
  });

  test('has one button, with an arrow and the label "Back to top"', covers('FOOT-BACK-TO-TOP'), () => {
    const buttons = footer.querySelectorAll('button');
    expect(buttons.map((button) => [textOf(button), button.querySelectorAll('svg').length])).toEqual([
      ['Back to top', 1],
    ]);
  });
});

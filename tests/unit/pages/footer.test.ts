import { describe, expect, test } from 'vitest';
import { footerColumns, footerOnlyPaths } from '../../../spec/navigation';
import { covers } from '../../support/covers';
import { landmarkOf, linksOf } from '../../support/parsed-page';
import { findingsByPage, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const { footer } = rendered('/');

// approved-text.test.ts checks that every page has the same layout; content.test.ts checks what the footer says.
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

  test('has one button, with an arrow and the label "Back to top"', covers('FOOT-BACK-TO-TOP'), () => {
    const buttons = footer.querySelectorAll('button');
    expect(buttons.map((button) => [textOf(button), button.querySelectorAll('svg').length])).toEqual([
      ['Back to top', 1],
    ]);
  });
});

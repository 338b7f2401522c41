import { describe, expect, test } from 'vitest';
import { footerColumns, footerOnlyPaths } from '../../../spec/navigation';
import { landmarkOf, linksOf } from '../../support/parsed-page';
import { findingsByPage, rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

const { footer } = rendered('/');

// approved-text.test.ts checks that every page has the same layout; content.test.ts checks what the footer says.
test('every page links to the mission once, in its footer', { tags: 'ROUTE-MISSION-FOOTER-ONLY' }, () => {
  for (const target of footerOnlyPaths) {
    const wrong = findingsByPage(({ page }) => {
      const places = page.querySelectorAll(`a[href^="${target}"]`).map(landmarkOf);
      return places.join() === 'footer' ? [] : ['linked in', ...places];
    });
    expect(wrong, target).toEqual([]);
  }
});

describe('the footer', () => {
  const columns = footer.querySelectorAll('h2').map((heading) => ({
    heading: textOf(heading),
    links: linksOf(heading.nextElementSibling ?? heading),
  }));
  const rules = {
    Company: 'FOOT-COMPANY',
    Navigation: 'FOOT-NAVIGATION',
    Programs: 'FOOT-PROGRAMS',
    Services: 'FOOT-SERVICES',
  } as const;

  for (const [index, column] of footerColumns.entries())
    test(`has the column “${column.heading}” at place ${index + 1}, with its links in order`, {
      tags: rules[column.heading],
    }, () => {
      expect(columns[index]).toEqual(column);
    });

  test('has no other column', { tags: [rules.Company, rules.Navigation, rules.Programs, rules.Services] }, () => {
    expect(columns.length).toBe(footerColumns.length);
  });

  test('has one button, with an arrow and the label "Back to top"', { tags: 'FOOT-BACK-TO-TOP' }, () => {
    const buttons = footer.querySelectorAll('button');
    expect(buttons.map((button) => [textOf(button), button.querySelectorAll('svg').length])).toEqual([
      ['Back to top', 1],
    ]);
  });
});

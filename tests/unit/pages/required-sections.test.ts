import { expect, test } from 'vitest';
import { depressionPath } from '../../../spec/constants';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { missingText } from '../../support/missing-text';
import { onlyElement } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

for (const { path, requiredText = [] } of routes) {
  for (const required of requiredText) {
    test(`${path} has its required text: ${required.what}`, covers(required.rule), ({ skip }) => {
      skip(required.what === 'jobs-program organization' && !site.jobsProgram, 'The clinic recommends no jobs program');
      expect(missingText(rendered(path).main, required)).toEqual([]);
    });
  }
}

const headings = [
  ['/case-management', 'Case Management', 'CONTENT-SERVICE-HEROES'],
  ['/crisis-intervention', `${site.name} Crisis Intervention Program`, 'CONTENT-SERVICE-HEROES'],
  ['/family-therapy', `${site.name} Family Addiction Therapy`, 'CONTENT-SERVICE-HEROES'],
  [depressionPath, 'Depression', 'CONST-DEPRESSION-PATH'],
] as const;
for (const [path, heading, rule] of headings) {
  test(`the heading of ${path} is "${heading}"`, covers(rule), () => {
    expect(textOf(onlyElement(rendered(path).main, 'h1'))).toBe(heading);
  });
}

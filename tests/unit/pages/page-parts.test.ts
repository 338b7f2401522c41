import { describe, expect, test } from 'vitest';
import { type Family, familyHolds, type Hold, routes } from '../../../spec/routes';
import type { RuleTag } from '../../../spec/rules';
import { covers } from '../../support/covers';
import { partRule } from '../../support/page-rules';
import { passagesOf, saysAll, sectionsNamed } from '../../support/places';
import { type Path, rendered } from '../../support/rendered';

function partTest(path: Path, { what, section, text }: Hold, rule: RuleTag) {
  const statements = [text].flat().map((wording) => [wording]);
  test(`${path} has the part "${what}"`, covers(rule), () => {
    const { main } = rendered(path);
    const places = section ? sectionsNamed(main, section).filter((found) => passagesOf(found).length > 0) : [main];
    expect(places, `a section with text, headed "${section}"`).not.toEqual([]);
    expect(
      places.some((place) => saysAll(place, statements)),
      `all of: ${[text].flat().join(' | ')}`,
    ).toBe(true);
  });
}

describe('parts in the route table', () => {
  for (const route of routes) {
    for (const hold of route.holds) partTest(route.path, hold, partRule(route, hold.what));
  }
});

describe('parts of every page of a family', () => {
  const holdsOf: Partial<Record<Family, readonly Hold[]>> = familyHolds;
  for (const { path, family } of routes) {
    for (const hold of holdsOf[family] ?? []) partTest(path, hold, 'CONTENT-FAMILY-SECTIONS~1');
  }
});

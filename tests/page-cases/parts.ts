import { type Family, type FamilyHold, familyHolds, type Hold, routes } from '../../spec/routes';
import type { RuleTag } from '../../spec/rules';
import { holdFaults } from '../support/holds';
import { partRule } from '../support/page-rules';
import type { PageCase, Path } from './page-case';

const caseOf = (path: Path, hold: Hold, rule: RuleTag): PageCase => ({
  title: `${path} has the part "${hold.what}"`,
  rules: [rule],
  path,
  found: ({ main }) => holdFaults(main, hold),
  expected: [],
});

/** Section 2: the parts of each page that the route table names. */
export const partCases: readonly PageCase[] = routes.flatMap((route) =>
  route.holds.map((hold) => caseOf(route.path, hold, partRule(route, hold.what))),
);

const holdsOf: Partial<Record<Family, readonly FamilyHold[]>> = familyHolds;

const belongsTo = (path: Path, { on, notOn }: FamilyHold) => (on ?? path) === path && notOn !== path;

/** Our extension: the parts of every page of a family. */
export const familyPartCases: readonly PageCase[] = routes.flatMap(({ path, family }) =>
  (holdsOf[family] ?? [])
    .filter((hold) => belongsTo(path, hold))
    .map((hold) => caseOf(path, hold, 'CONTENT-FAMILY-SECTIONS~1')),
);

import { expect, test } from 'vitest';
import type { PageCase } from '../page-cases/page-case';
import { covers } from './covers';
import { rendered } from './rendered';

/** Tests what pages must show in their prerendered HTML. */
export function pageTests(cases: readonly PageCase[]): void {
  for (const { title, rules, path, found, expected } of cases) {
    test(title, covers(...rules), () => {
      expect(found(rendered(path))).toEqual(expected);
    });
  }
}

import { expect, test } from 'vitest';
import { type Path, routes } from '../../../spec/routes';
import { type Statement, statements } from '../../../spec/statements';
import { covers } from '../../support/covers';
import { states } from '../../support/parsed-page';
import { rendered } from '../../support/rendered';

const allPages = routes.map(({ path }) => path);

for (const { what, rules, pages, within, texts } of statements as readonly Statement[]) {
  const isListed = typeof pages === 'object';
  const where = isListed ? pages.join(' and ') : `${pages} page`;
  test(`the ${within} of ${where} states: ${what}`, covers(...rules), () => {
    const isSilent = (path: Path) => !states(rendered(path)[within], texts);
    if (pages === 'any') expect(allPages.every(isSilent)).toBe(false);
    else expect((isListed ? pages : allPages).filter(isSilent)).toEqual([]);
  });
}

import { expect, test } from 'vitest';
import { parents, unlisted } from '../../../spec/extensions/structured-data';
import { routes } from '../../../spec/routes';
import { covers } from '../../support/covers';
import { dataAt, thing, things } from '../../support/heads';
import { one } from '../../support/places';
import { type Path, rendered, siteUrl } from '../../support/rendered';

const headingOf = (path: string) => one(rendered(path as Path).main, 'h1').text;
const inner = routes.filter(({ path }) => path !== '/' && !unlisted.includes(path));

for (const { path, family } of inner) {
  const parent = parents[family];
  const trail = ['/', ...(parent ? [parent] : []), path];

  test(`the breadcrumbs of ${path} are ${trail.join(', ')}`, covers('FIND-BREADCRUMBS~1'), () => {
    const breadcrumb = thing(dataAt(path).breadcrumb);
    expect(breadcrumb['@type']).toBe('BreadcrumbList');
    expect(things(breadcrumb.itemListElement)).toEqual(
      trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step === '/' ? 'Home' : headingOf(step),
        item: siteUrl + step,
      })),
    );
  });
}

test('the home page has no breadcrumbs', covers('FIND-BREADCRUMBS~1'), () => {
  expect(JSON.stringify(dataAt('/'))).not.toContain('Breadcrumb');
});

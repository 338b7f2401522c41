import { expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { parents, unlisted } from '../../../spec/structured-data';
import { covers } from '../../support/covers';
import { dataAt, thing, things } from '../../support/heads';
import { one, type Path, rendered, siteUrl } from '../../support/rendered';

const headingOf = (path: string) => one(rendered(path as Path).main, 'h1').text;
const inner = routes.filter(({ path }) => path !== '/' && !unlisted.includes(path));

for (const { path, family } of inner) {
  const parent = parents[family];
  const way = ['/', ...(parent ? [parent] : []), path];

  test(`the way to ${path} is ${way.join(', then ')}`, covers('FIND-BREADCRUMBS~1'), () => {
    const breadcrumb = thing(dataAt(path).breadcrumb);
    expect(breadcrumb['@type']).toBe('BreadcrumbList');
    expect(things(breadcrumb.itemListElement)).toEqual(
      way.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step === '/' ? 'Home' : headingOf(step),
        item: siteUrl + step,
      })),
    );
  });
}

test('the home page has no way to it', covers('FIND-BREADCRUMBS~1'), () => {
  expect(JSON.stringify(dataAt('/'))).not.toContain('Breadcrumb');
});

import { expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { covers } from '../../support/covers';
import { rendered } from '../../support/rendered';

for (const { path } of routes) {
  test(`links from ${path} to other sites have rel noopener and noreferrer`, covers('SAFE-LINKS~2'), () => {
    const outside = rendered(path).page.querySelectorAll('a[href^="http"]');
    expect(outside.length).toBeGreaterThan(0);
    for (const link of outside) {
      expect(link.getAttribute('rel')?.split(' '), link.outerHTML).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer']),
      );
    }
  });
}

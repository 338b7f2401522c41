import { expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { covers } from '../../support/covers';
import { headAt } from '../../support/heads';
import { rendered, siteUrl } from '../../support/rendered';

for (const { path } of routes) {
  const named = (name: string) => {
    const tags = headAt(path).head.querySelectorAll(`meta[property="og:${name}"]`);
    return tags.map((tag) => tag.getAttribute('content'));
  };

  test(`the Open Graph tags of ${path} match its title, description and URL`, covers('FIND-SHARED~1'), () => {
    const { title, description } = rendered(path);
    expect(named('type')).toEqual(['website']);
    expect(named('site_name')).toEqual([site.name]);
    expect(named('title')).toEqual([title]);
    expect(named('description')).toEqual([description]);
    expect(named('url')).toEqual([siteUrl + path]);
  });

  test(
    `the Open Graph tags of ${path} have the page's own picture with an alternative text`,
    covers('FIND-SHARED~1'),
    () => {
      const shown = rendered(path).main.querySelector('img')?.getAttribute('src') ?? '';
      expect(named('image')).toEqual([siteUrl + shown.replace(/-(?:wide|tall)\.svg$/, '-share.png')]);
      expect(named('image:alt')).toEqual([expect.stringMatching(/\w+/)]);
    },
  );
}

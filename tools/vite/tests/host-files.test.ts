import { expect, test } from 'vitest';
import { projectFolder } from '../../../tests/support/project-folder';
import { unservedFiles } from '../host-files';

test('a build lists the files in public/ that hosts do not serve under their names, or whose media type is not listed', {
  tags: 'untraced',
}, () => {
  const names = ['favicon.svg', 'documents/Notice.PDF', 'CNAME', '.DS_Store', 'documents/notice.pages', 'old.html'];
  const folder = projectFolder(Object.fromEntries(names.map((name) => [name, name])));
  expect(unservedFiles(folder).toSorted()).toEqual([
    'public/documents/notice.pages has a type that tools/hosting/media-types.ts does not list, so browsers download it.',
    'public/old.html is not served at /old.html: our configuration for hosts rejects addresses that end with .html, .br or .gz.',
  ]);
});

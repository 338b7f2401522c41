import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { unservedFiles } from '../host-files';
import { replacedFiles, unsuitableFiles } from '../public-files';

test(
  'a build lists the files in public/ that hosts do not serve under their names, or whose media type is not listed',
  untraced,
  () => {
    const names = ['favicon.svg', 'documents/Notice.PDF', 'CNAME', '.DS_Store', 'documents/notice.pages', 'old.html'];
    const folder = projectFolder(Object.fromEntries(names.map((name) => [name, name])));
    expect(unservedFiles(folder).toSorted()).toEqual([
      'public/documents/notice.pages has a type that tools/hosting/media-types.ts does not list, so browsers download it.',
      'public/old.html is not served at /old.html: our configuration for hosts rejects addresses that end with .html, .br or .gz.',
    ]);
  },
);

test(
  'a build reports files in public/ whose content does not match their name, and pictures that are too large',
  untraced,
  () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const png = Buffer.from('\x89PNG', 'latin1');
    const folder = projectFolder({
      'favicon.svg': `\uFEFF<?xml version="1.0"?>\n<!-- drawn by hand -->${svg}`,
      'media/photo.jpg': png,
      'media/logo.svg': png,
      'media/team.jpg': '\0\0\0\x18ftypheic',
      'media/valley.svg': `${svg}${' '.repeat(200_000)}`,
      'documents/a.pdf': '%PDF-1.7',
      'documents/b.pdf': 'PK…',
      'documents/handbook.docx': 'PK'.repeat(200_000),
    });
    expect(unsuitableFiles(folder).toSorted()).toEqual([
      'public/documents/b.pdf is not a PDF, whatever its name; save it as one.',
      'public/media/logo.svg is not an SVG, whatever its name; save it as one.',
      'public/media/team.jpg is not a picture that browsers can show, whatever its name; save it as one.',
      'public/media/valley.svg is 200 kB, too large for visitors on phones; make it smaller than 100 kB.',
    ]);
  },
);

test('a build reports files in public/ that it replaces with its own', untraced, () => {
  const folder = projectFolder({ 'robots.txt': 'Disallow: /', '.htaccess': 'Redirect …', 'a.pdf': '%PDF-1.7' });
  const dist = projectFolder({ 'robots.txt': 'Allow: /', '.htaccess': 'ErrorDocument …', 'a.pdf': '%PDF-1.7' });
  expect(replacedFiles(folder, dist).toSorted()).toEqual([
    'public/.htaccess is not used, because the build writes its own dist/.htaccess.',
    'public/robots.txt is not used, because the build writes its own dist/robots.txt.',
  ]);
});

import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site as example } from '../../../src/site.example';
import { untraced } from '../../../tests/support/covers';
import { checkDist } from '../dist';
import { fingerprintOfFacts } from '../stamp';
import { builtFrom, builtSite, writeStamp } from './built-site';

test(
  'the launch check accepts a built site with compressed copies, vercel.json, and files from file managers',
  untraced,
  () => {
    const dist = builtSite();
    for (const file of ['vercel.json', '.DS_Store', 'media/Thumbs.db', 'index.html.br'])
      writeFileSync(join(dist, file), '');
    expect(checkDist(dist, builtFrom)).toEqual([]);
  },
);

const remove = (file: string) => (dist: string) => rmSync(join(dist, file), { recursive: true });
const append = (file: string) => (dist: string) =>
  appendFileSync(join(dist, file), '<a href="http://localhost:4173/">');

// biome-ignore format: a table, one entry per problem
test.each<readonly [what: string, change: (dist: string) => void, says: string]>([
  ['a missing built site', remove(''), 'There is no built site'],
  ['a built site without a stamp', remove('build.json'), 'has no valid build.json'],
  ['a truncated stamp', (dist) => writeFileSync(join(dist, 'build.json'), '{"mode":'), 'has no valid build.json'],
  ['a site built for the mock service', (dist) => writeStamp(dist, { mode: 'mock' }), 'mock e-mail service'],
  ['a site built in another mode', (dist) => writeStamp(dist, { mode: 'staging' }), '“staging” mode'],
  ['a site built from the fictional facts', (dist) => writeStamp(dist, { inputs: { ...builtFrom, facts: fingerprintOfFacts(example) } }), 'fictional clinic'],
  ['a site built from other facts and pictures', (dist) => writeStamp(dist, { inputs: { ...builtFrom, facts: '2', public: '2' } }), 'changed src/site.ts and public/;'],
  ['a missing not-found page', remove('404.html'), 'lacks 404.html'],
  ['a missing page', remove('about-us.html'), 'lacks about-us.html'],
  ['a page of a former build', append('team.html'), 'added or removed files since the site was built; team.html may be'],
  ['a missing picture', remove('media'), 'lacks /media/a.svg'],
  ['a script that was changed by hand', append('assets/a.js'), 'Somebody has changed, added or removed files'],
])('the launch check reports %s', untraced, (_what, change, says) => {
  const dist = builtSite();
  change(dist);
  expect(checkDist(dist, builtFrom)[0]).toMatchObject({ where: 'dist/', what: expect.stringMatching(/run npm run build\.$/) });
  expect(checkDist(dist, builtFrom)[0]?.what).toContain(says);
});

test.each(['index.html', 'robots.txt', 'assets/a.js'])('the launch check reports localhost in %s', untraced, (file) => {
  const dist = builtSite();
  append(file)(dist);
  writeStamp(dist);
  expect(checkDist(dist, builtFrom)).toEqual([
    expect.objectContaining({
      what: `The built site names this computer (localhost) in ${file}; set VITE_SITE_URL; run npm run build.`,
    }),
  ]);
});

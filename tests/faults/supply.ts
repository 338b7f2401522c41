import type { Fault } from './fault';

/** Dependencies: pinned, listed, without install scripts. */
export const supply: readonly Fault[] = [
  {
    what: 'The licenses of packages are not published.',
    file: 'tools/build/build.ts',
    find: '  await addFontLicenses(dist);',
    replace: "  await import('node:fs/promises').then(({ writeFile }) => writeFile(join(dist, 'licenses.txt'), ''));",
    rules: ['SUPPLY-LICENSES~1'],
  },
];

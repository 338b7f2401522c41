import type { Fault } from './fault';

/** Dependencies: pinned, listed, without install scripts. */
export const supply: readonly Fault[] = [
  {
    what: 'A package is not pinned to one version.',
    file: 'package.json',
    find: '"react": "19.3.1"',
    replace: '"react": "^19.3.1"',
    rules: ['SUPPLY-PINNED~1'],
  },
  {
    what: 'The list of dependencies omits the SDK.',
    file: 'docs/dependencies.md',
    find: '| `@emailjs/browser` | 3.2.0 | MIT |',
    replace: '| the SDK | 3.2.0 | MIT |',
    rules: ['SUPPLY-LISTED~1'],
  },
  {
    what: 'Packages may run install scripts.',
    file: '.npmrc',
    find: 'ignore-scripts=true',
    replace: 'ignore-scripts=false',
    rules: ['SUPPLY-NO-SCRIPTS~1'],
  },
  {
    what: 'The licenses of packages are not published.',
    file: 'tools/build/build.ts',
    find: '  await addFontLicenses(dist);',
    replace: "  await import('node:fs/promises').then(({ writeFile }) => writeFile(join(dist, 'licenses.txt'), ''));",
    rules: ['SUPPLY-LICENSES~1'],
  },
];

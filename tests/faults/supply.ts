import type { Break } from './fault';

/** Packages: what is needed, pinned and listed. */
export const supply: readonly Break[] = [
  {
    what: 'A package may come in any version that its makers call compatible.',
    file: 'package.json',
    find: '"react": "19.3.1"',
    replace: '"react": "^19.3.1"',
    rules: ['SUPPLY-PINNED~1'],
  },
  {
    what: 'Nobody says any more what the SDK is for.',
    file: 'docs/dependencies.md',
    find: '| `@emailjs/browser` | 3.2.0 | MIT |',
    replace: '| the SDK | 3.2.0 | MIT |',
    rules: ['SUPPLY-LISTED~1'],
  },
  {
    what: 'Packages may run scripts when they are installed.',
    file: '.npmrc',
    find: 'ignore-scripts=true',
    replace: 'ignore-scripts=false',
    rules: ['SUPPLY-NO-SCRIPTS~1'],
  },
  {
    what: 'The licenses of packages are not published.',
    file: 'tools/build/build.ts',
    find: '  await addFontLicenses(dist);',
    replace: "  await addFontLicenses(dist);\n  await rm(join(dist, 'licenses.txt'));",
    rules: ['SUPPLY-LICENSES~1'],
  },
];

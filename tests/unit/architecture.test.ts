import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { lint } from '../support/lint';

/** The folders of `src`, from the lowest: a module imports from its own folder and from lines above its own, no others. */
const order: readonly (readonly string[])[] = [
  ['site', 'routing/paths'],
  ['content/types', 'content/conditions/adhd'],
  ['components/example', 'components/Icon/Icon'],
  ['contact/ContactForm'],
  ['layout/Header', 'pages/home'],
  ['routing/routes', 'routing/pages', 'routing/use-prefetch', 'seo/PageHead', 'app', 'main', 'prerender'],
];
/** What no module of `src` imports. */
const outside = ['spec/rules', 'tests/support/covers', 'e2e/support/test', 'tools/build/build'];

interface Case {
  readonly folder: string;
  readonly code: string;
}

const modules = order.flatMap((names, rank) => names.map((name) => ({ name, rank, folder: name.split('/')[0] })));
const importing = (path: string) => `import { something } from '${path}';\nexport const used = something;\n`;
const caseOf = (importer: string, imported: string): Case => {
  const folder = posix.dirname(importer);
  const path = posix.relative(folder, imported);
  return { folder, code: importing(path.startsWith('.') ? path : `./${path}`) };
};
/** The modules whose imports are restricted: all but the lowest, which import nothing, and the application. */
const restricted = modules.filter(({ rank }) => rank > 0 && rank < order.length - 1);
const pairs = restricted.flatMap((importer) =>
  modules
    .filter(({ name }) => name !== importer.name)
    .map((imported) => ({
      allowed: imported.rank < importer.rank || imported.folder === importer.folder,
      case: caseOf(`src/${importer.name}`, `src/${imported.name}`),
    })),
);

const rejected: readonly Case[] = [
  ...pairs.flatMap((pair) => (pair.allowed ? [] : [pair.case])),
  ...modules.flatMap(({ name }) => outside.map((path) => caseOf(`src/${name}`, path))),
  ...['../src/site', '../tests/support/covers', 'react', 'vitest', 'node:fs'].map((path) => ({
    folder: 'spec',
    code: importing(path),
  })),
  ...['../../src/site', '../../tests/support/covers', 'react'].map((path) => ({
    folder: 'spec/extensions',
    code: importing(path),
  })),
  { folder: 'src/pages', code: "import type { Rule } from '../../spec/rules';\nexport type Used = Rule;\n" },
  { folder: 'src/pages', code: "export { rules } from '../../spec/rules';\n" },
  { folder: 'src/pages', code: "export const later = () => import('../../spec/rules');\n" },
];
const accepted: readonly Case[] = [
  ...pairs.flatMap((pair) => (pair.allowed ? [pair.case] : [])),
  { folder: 'spec', code: importing('./routes') },
  { folder: 'spec', code: importing('./extensions/rules') },
  { folder: 'spec/extensions', code: importing('../routes') },
];

const pathOf = (kind: string, { folder }: Case, index: number) => `${folder}/case-${kind}-${index}.ts`;
const titleOf = ({ folder, code }: Case) => `${folder}: ${code.split('\n')[0]}`;
const findings = lint(
  new Map([
    ...rejected.map((one, index) => [pathOf('rejected', one, index), one.code] as const),
    ...accepted.map((one, index) => [pathOf('accepted', one, index), one.code] as const),
  ]),
);
const importRule = 'lint/style/noRestrictedImports';

describe('linter rejects', () => {
  rejected.forEach((one, index) => {
    test(titleOf(one), meta, () => {
      expect(findings.get(pathOf('rejected', one, index))).toContain(importRule);
    });
  });
});

describe('linter accepts', () => {
  accepted.forEach((one, index) => {
    test(titleOf(one), meta, () => {
      expect(findings.get(pathOf('accepted', one, index))).not.toContain(importRule);
    });
  });
});

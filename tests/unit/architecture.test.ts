import { describe, expect, test } from 'vitest';
import { meta } from '../support/covers';
import { lint } from '../support/lint';

interface Probe {
  readonly folder: string;
  readonly code: string;
}

const outside = ['spec/rules', 'tests/support/covers', 'e2e/support/test', 'tools/build'];
const layers = ['content', 'components', 'contact', 'layout', 'pages'];
/** For each folder of the product, what it must not know. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  content: ['components/Cards/Cards', 'contact/ContactForm', 'layout/Header', 'pages/home', 'app', 'routing/routes'],
  components: ['contact/ContactForm', 'layout/Header', 'pages/home', 'app', 'routing/routes', 'routing/pages'],
  contact: ['layout/Header', 'pages/home', 'app', 'routing/routes', 'routing/pages'],
  layout: ['pages/home', 'app', 'routing/routes', 'routing/pages', 'main', 'prerender'],
  pages: ['layout/Header', 'app', 'routing/routes', 'routing/pages', 'main', 'prerender'],
};
const allowed: Readonly<Record<string, readonly string[]>> = {
  content: ['site', 'routing/paths'],
  components: ['site', 'routing/paths', 'content/types', 'components/Picture/Picture'],
  contact: ['content/shared', 'components/RichText/RichText'],
  layout: ['site', 'content/navigation', 'components/buttons/CallButton'],
  pages: ['site', 'content/home', 'components/Cards/Cards', 'contact/ContactForm'],
};
const importing = (path: string) => `import { something } from '${path}';\nexport const used = something;\n`;
const fromLayer = (table: Readonly<Record<string, readonly string[]>>): readonly Probe[] =>
  Object.entries(table).flatMap(([layer, paths]) =>
    paths.map((path) => ({ folder: `src/${layer}`, code: importing(`../${path}`) })),
  );

const rejected: readonly Probe[] = [
  ...outside.map((path) => ({ folder: 'src', code: importing(`../${path}`) })),
  ...layers.flatMap((layer) => outside.map((path) => ({ folder: `src/${layer}`, code: importing(`../../${path}`) }))),
  ...fromLayer(forbidden),
  ...['./routes', '../src/site', '../tests/support/covers', 'react', 'vitest', 'node:fs'].map((path) => ({
    folder: 'spec',
    code: importing(path),
  })),
  { folder: 'src/pages', code: "import type { Rule } from '../../spec/rules';\nexport type Used = Rule;\n" },
  { folder: 'src/pages', code: "export { rules } from '../../spec/rules';\n" },
  { folder: 'src/pages', code: "export const later = () => import('../../spec/rules');\n" },
  { folder: 'spec', code: "export * from './routes';\n" },
  { folder: 'spec', code: "import type { Route } from './routes';\nexport type Used = Route;\n" },
];
const accepted = fromLayer(allowed);

const pathOf = (kind: string, { folder }: Probe, index: number) => `${folder}/probe-${kind}-${index}.ts`;
const titleOf = ({ folder, code }: Probe) => `${folder}: ${code.split('\n')[0]}`;
const findings = lint(
  new Map([
    ...rejected.map((probe, index) => [pathOf('rejected', probe, index), probe.code] as const),
    ...accepted.map((probe, index) => [pathOf('accepted', probe, index), probe.code] as const),
  ]),
);
const importRule = 'lint/style/noRestrictedImports';

describe('the linter refuses', () => {
  rejected.forEach((probe, index) => {
    test(titleOf(probe), meta, () => {
      expect(findings.get(pathOf('rejected', probe, index))).toContain(importRule);
    });
  });
});

describe('the linter lets through', () => {
  accepted.forEach((probe, index) => {
    test(titleOf(probe), meta, () => {
      expect(findings.get(pathOf('accepted', probe, index))).not.toContain(importRule);
    });
  });
});

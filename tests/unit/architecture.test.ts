import { expect, test } from 'vitest';
import { meta } from '../support/covers';
import { lint } from '../support/lint';

const outsideProduct = ['spec/rules', 'tests/support/covers', 'e2e/support/test', 'tools/build/build'];
const application = ['app', 'routing/routes', 'main'];
/** For each folder, modules that it must not import. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  spec: ['./routes', '../src/site', '../tests/support/covers', 'react', 'vitest', 'node:fs'],
  src: outsideProduct.map((path) => `../${path}`),
  ...Object.fromEntries(
    Object.entries({
      content: ['components/Cards/Cards', 'contact/ContactForm', 'layout/Header', 'pages/home', ...application],
      components: ['contact/ContactForm', 'layout/Header', 'pages/home', ...application],
      contact: ['layout/Header', 'pages/home', ...application],
      layout: ['pages/home', 'prerender', ...application],
      pages: ['layout/Header', 'prerender', ...application],
    }).map(([layer, modules]) => [
      `src/${layer}`,
      [...modules.map((path) => `../${path}`), ...outsideProduct.map((path) => `../../${path}`)],
    ]),
  ),
};
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/content': ['../site', '../routing/paths'],
  'src/components': ['../site', '../routing/paths', '../content/types', '../components/Picture/Picture'],
  'src/contact': ['../content/shared', '../components/RichText/RichText'],
  'src/layout': ['../site', '../content/navigation', '../components/buttons/CallButton'],
  'src/pages': ['../site', '../content/home', '../components/Cards/Cards', '../contact/ContactForm'],
};

interface Sample {
  readonly file: string;
  readonly code: string;
  readonly accepted: boolean;
}
const samplesOf = (table: Readonly<Record<string, readonly string[]>>, accepted: boolean) =>
  Object.entries(table).flatMap(([folder, modules]) =>
    modules.map((path, index): Sample => {
      const code = `import { something } from '${path}';\nexport const used = something;\n`;
      return { file: `${folder}/sample-${accepted}-${index}.ts`, code, accepted };
    }),
  );
const samples: readonly Sample[] = [
  ...samplesOf(forbidden, false),
  ...samplesOf(allowed, true),
  ...[
    "import type { Rule } from '../../spec/rules';\nexport type Used = Rule;\n",
    "export { rules } from '../../spec/rules';\n",
    "export const later = () => import('../../spec/rules');\n",
  ].map((code, index) => ({ file: `src/pages/syntax-${index}.ts`, code, accepted: false })),
];
const violations = lint(new Map(samples.map(({ file, code }) => [file, code])));

for (const { file, code, accepted } of samples) {
  const folder = file.slice(0, file.lastIndexOf('/'));
  test(`lint ${accepted ? 'accepts' : 'rejects'} in ${folder}: ${code.split('\n')[0]}`, meta, () => {
    expect(violations.get(file)?.includes('lint/style/noRestrictedImports')).toBe(!accepted);
  });
}

import { join, resolve } from 'node:path';
import type { AstroUserConfig } from 'astro';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

const source = resolve(import.meta.dirname, '../../../src');
const part = (name: string) => join(import.meta.dirname, 'src/parts', name);

/** What a file of the product gets in place of what it imports: from which files, which import, which part of ours. */
const replacements: readonly (readonly [importer: string, imported: RegExp, part: string])[] = [
  // Astro hydrates islands, which stand in its own files; a page only says where they belong.
  ['pages/', /\/ContactForm$/, 'places.tsx'],
  ['pages/', /\/Slider$/, 'places.tsx'],
  ['', /^react-router-dom$/, 'router.tsx'],
  ['', /\/SiteLink$/, 'site-link.tsx'],
  ['layout/', /\/use-inert-behind$/, 'use-inert-behind.ts'],
];

/** Fits the product's components to Astro: plain links, and places where the pages' islands are put in. */
export function productParts(): Plugin {
  return {
    name: 'product-parts',
    enforce: 'pre',
    resolveId(imported, importer) {
      const found = replacements.find(
        ([from, pattern]) => importer?.startsWith(join(source, from)) && pattern.test(imported),
      );
      return found && part(found[2]);
    },
  };
}

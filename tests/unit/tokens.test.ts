import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';

/** What the style lint finds in a rule of a part's style sheet. */
async function findings(declaration: string): Promise<readonly string[]> {
  const { results } = await stylelint.lint({
    code: `.part { ${declaration}; }\n`,
    codeFilename: `${projectRoot}/src/components/Part/Part.module.css`,
    cwd: projectRoot,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const own = [
  'color: #132f2d',
  'color: white',
  'background: rgb(0 0 0 / 50%)',
  'font-size: 18px',
  'font-size: clamp(1rem, 2vw, 2rem)',
  'padding: var(--space-2) 7px',
  'margin-block-start: -1rem',
  'gap: .5rem',
  'border-radius: 4px',
  'border: 1px solid var(--rule)',
  'box-shadow: 0 1px 2px var(--ink)',
  'transition: opacity 200ms',
  'animation: appear 0.2s',
  'fill: #fff',
  '@media (min-width: 50rem) { color: var(--ink) }',
  '@media (width >= 50rem) { color: var(--ink) }',
  '@media (max-width: 48rem) { color: var(--ink) }',
];
const fromTokens = [
  'color: var(--ink)',
  'padding: 0 var(--space-2)',
  'margin-inline: auto',
  'margin-block-start: calc(-1 * var(--space-6))',
  'border: var(--line) solid var(--rule)',
  'transition: opacity var(--motion-slide)',
  'text-underline-offset: 0.15em',
  'height: clamp(9rem, 24vw, 20rem)',
  'background: none',
  '@media (min-width: 48rem) { color: var(--ink) }',
  '@media (max-width: 47.99rem) { color: var(--ink) }',
];

describe('the style lint refuses a value of a part’s own', () => {
  for (const declaration of own) {
    test(declaration, meta, async () => {
      expect(await findings(declaration)).not.toEqual([]);
    });
  }
});

describe('the style lint lets through', () => {
  for (const declaration of fromTokens) {
    test(declaration, meta, async () => {
      expect(await findings(declaration)).toEqual([]);
    });
  }
});

import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';

const literals = [
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

test('Stylelint rejects literal values in the styles of a component, and accepts tokens', meta, async () => {
  const rejected = [];
  for (const declaration of [...literals, ...fromTokens]) {
    const { results } = await stylelint.lint({
      code: `.card { ${declaration}; }\n`,
      codeFilename: `${projectRoot}/src/components/Card/Card.module.css`,
      cwd: projectRoot,
    });
    if (results.some(({ warnings }) => warnings.length > 0)) rejected.push(declaration);
  }
  expect(rejected).toEqual(literals);
});

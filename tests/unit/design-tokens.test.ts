import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/project-root';
import { meta } from '../support/covers';

// biome-ignore format: a list
const literals = [
  'color: #132f2d', 'color: white', 'background: rgb(0 0 0 / 50%)', 'fill: #fff', 'border: 1px solid var(--rule)',
  'font-size: 18px', 'font-size: clamp(1rem, 2vw, 2rem)', 'border-radius: 4px', 'box-shadow: 0 1px 2px var(--ink)',
  'padding: var(--space-2) 7px', 'margin-block-start: -1rem', 'gap: .5rem',
  'transition: opacity 200ms', 'animation: appear 0.2s',
  '@media (min-width: 50rem) { color: var(--ink) }', '@media (width >= 50rem) { color: var(--ink) }',
  '@media (max-width: 48rem) { color: var(--ink) }',
];
// That it accepts tokens, linting the project shows.
test('Stylelint rejects literal values in the styles of a component', meta, async () => {
  const rejected = [];
  for (const declaration of literals) {
    const { results } = await stylelint.lint({
      code: `.card { ${declaration}; }\n`,
      codeFilename: `${projectRoot}/src/components/Card/Card.module.css`,
      cwd: projectRoot,
    });
    if (results.some(({ warnings }) => warnings.length > 0)) rejected.push(declaration);
  }
  expect(rejected).toEqual(literals);
});

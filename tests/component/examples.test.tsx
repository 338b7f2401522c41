import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { catalog, componentFiles } from '../../tools/gallery/catalog';
import { meta } from '../support/covers';
import { renderAt } from '../support/render-at';

/** Axe rules about whole pages. */
const pageRules = ['region', 'page-has-heading-one', 'heading-order', 'landmark-one-main', 'skip-link'];

describe('component examples', () => {
  for (const { name, examples } of catalog) {
    for (const { state, element, onNight } of examples) {
      test(`${name} (${state}) passes axe`, meta, async () => {
        const { container } = renderAt(<div style={onNight && { background: 'var(--night)' }}>{element}</div>);
        expect(container.firstElementChild).not.toBeEmptyDOMElement();
        const { violations } = await axe.run(container, {
          rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])),
        });
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
      });
    }
  }
});

test('every component in src/components has examples', meta, () => {
  const files = catalog.map(({ file }) => file);
  expect(componentFiles.filter((file) => !files.includes(file))).toEqual([]);
});

test('no component has two examples of the same state', meta, () => {
  const names = catalog.flatMap(({ name, examples }) => examples.map(({ state }) => `${name} (${state})`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { examples } from '../../tools/gallery/examples';
import { meta } from '../support/covers';
import { renderAt } from '../support/render-at';

/** Rules about whole pages, which a part alone cannot meet. */
const ofPages = ['region', 'page-has-heading-one', 'heading-order', 'landmark-one-main'];

describe('each part in each of its states', () => {
  for (const { part, state, element, night } of examples) {
    test(`${part}, ${state}, holds nothing that axe objects to`, meta, async () => {
      const { container } = renderAt(<div style={night && { background: 'var(--night)' }}>{element}</div>);
      expect(container.firstElementChild).not.toBeEmptyDOMElement();
      const { violations } = await axe.run(container, {
        rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
      });
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
    });
  }
});

test('no two examples have one name', meta, () => {
  const names = examples.map(({ part, state }) => `${part}: ${state}`);
  expect(new Set(names).size).toBe(names.length);
});

import axe from 'axe-core';
import { expect, test } from 'vitest';
import { catalog } from '../../tools/gallery/catalog';
import { meta } from '../support/covers';
import { renderAt } from '../support/render-at';

/** Axe rules about whole pages. */
const pageRules = ['region', 'page-has-heading-one', 'heading-order', 'landmark-one-main', 'skip-link'];

const examples = catalog.flatMap(({ name, examples: all }) => all.map((example) => ({ name, ...example })));

// A console message fails every test (tests/support/console.ts).
test.each(examples)('the example $name ($state) renders and passes axe', meta, async ({ element, onNight }) => {
  const { container } = renderAt(<div style={onNight && { background: 'var(--night)' }}>{element}</div>);
  expect(container.firstElementChild).not.toBeEmptyDOMElement();
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])),
  });
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
});

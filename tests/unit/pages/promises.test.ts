import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../../src/site';
import { promises } from '../../../tools/launch-check/promises';
import { projectRoot } from '../../../tools/project-root';
import { subject } from '../../support/covers';
import { rendered } from '../../support/rendered';
import { textOf } from '../../support/text';

test('each promise is on all of its pages', subject('text'), () => {
  const made = promises.filter(({ appliesIf }) => appliesIf?.(site) ?? true);
  const missing = made.flatMap(({ id, pages, words }) =>
    pages.filter((path) => !words.test(textOf(rendered(path).page))).map((path) => `${id} on ${path}`),
  );
  expect(missing).toEqual([]);
});

const who = { web: 'web person', lawyer: 'lawyer', clinician: 'clinician' };

test('docs/promises.md lists every promise that the launch check asks about', subject('text'), () => {
  const rows = readFileSync(join(projectRoot, 'docs/promises.md'), 'utf8').match(/^\| `.*\|$/gm);
  expect(rows).toEqual(
    promises.map(
      ({ id, promise, reader, pages }) => `| \`${id}\` | ${promise} | ${who[reader]} | ${pages.join(', ')} |`,
    ),
  );
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../spec/all-rules';
import lock from '../../spec/rules.lock.json';
import { projectRoot } from '../../tools/project-root';
import { ruleLinesIn } from '../../tools/trace/read-project';
import { lockProblems } from '../../tools/trace/rule-lock';
import config from '../../trace.config';
import { meta } from '../support/covers';

test('the rules match their lock', meta, () => {
  expect(lockProblems(rules, lock)).toEqual([]);
});

test('the trace finds the line of each rule', meta, () => {
  const files = [config.files.rules, 'spec/extensions/rules.ts'];
  const lines = files.map((file) => ruleLinesIn(readFileSync(join(projectRoot, file), 'utf8')));
  expect(lines.flatMap((each) => Object.keys(each))).toEqual(rules.map(({ id }) => id));
});

const layers = {
  'tests/unit/name.test.ts': 'unit',
  'tests/unit/pages/head.test.tsx': 'unit',
  'tests/component/form.test.tsx': 'component',
  'e2e/form.spec.ts': 'e2e',
  'tests/support/text.ts': undefined,
  'e2e/support/test.ts': undefined,
  'docs/tests/unit/name.test.ts': undefined,
};
for (const [file, layer] of Object.entries(layers)) {
  test(`the trace assigns ${file} to ${layer ? `the layer ${layer}` : 'no layer'}`, meta, () => {
    const found = Object.entries(config.layers).filter(([, { tests }]) => tests.test(file));
    expect(found.map(([name]) => name)).toEqual(layer ? [layer] : []);
  });
}

const setups = [...Object.values(config.layers), ...(config.mutation ? [config.mutation] : [])];
for (const file of new Set(setups.flatMap(({ setup = [] }) => setup))) {
  test(`the set-up file ${file} exists`, meta, () => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
  });
}

const locked = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;
for (const name of new Set(setups.flatMap(({ packages = [] }) => packages))) {
  test(`the package ${name} that tests rest on is locked`, meta, () => {
    expect(locked).toHaveProperty([`node_modules/${name}`, 'version']);
  });
}

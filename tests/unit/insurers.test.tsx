import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { InsuranceSection } from '../../src/components/InsuranceSection/InsuranceSection';
import type { Insurer } from '../../src/site.schema';
import { textOf } from '../support/text';

const insurers: readonly Insurer[] = [{ name: 'A', network: 'out' }, { name: 'B', network: 'in' }, { name: 'C' }];

test('each insurer reads "In network", "Not in network" or "Ask us", and only "In network" has a check mark', {
  tags: 'facts',
}, () => {
  const section = <InsuranceSection insurers={insurers} />;
  const items = parse(renderToString(<MemoryRouter>{section}</MemoryRouter>)).querySelectorAll('ul > li');
  const networks = items.flatMap((item) => item.querySelectorAll('[data-network], strong ~ span'));
  expect(items.map((item) => item.querySelectorAll('strong').map(textOf))).toEqual([['A'], ['B'], ['C']]);
  expect(networks.map(textOf)).toEqual(['Not in network', 'In network', 'Ask us']);
  expect(networks.map((network) => network.querySelectorAll('svg').length)).toEqual([0, 1, 0]);
});

import type { Layer, Row, Section } from '../model';

/** Headings of the specification's sections. */
export const sectionTitles: Readonly<Record<Section['section'], string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalog',
  9: 'Business constants and limits',
};

/** The state of a rule. */
export const resultNames: Readonly<Record<Row['result'], string>> = {
  passed: 'Tested and proved',
  failed: 'Failed',
  untested: 'Not tested',
  unproved: 'Tested, not proved',
};

export const layerNames: Readonly<Record<Layer, string>> = { unit: 'Unit', component: 'Component', e2e: 'End to end' };

/** "1 test", "2 tests", "1,200 tests". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** "38 passed, 2 failed", without zero counts. */
export function listed(counts: Readonly<Record<string, number>>): string {
  const present = Object.entries(counts).filter(([, count]) => count > 0);
  return present.map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`).join(', ');
}

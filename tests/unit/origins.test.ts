import { describe, expect, test } from 'vitest';
import { type Origins, origins } from '../../spec/origins';
import { meta } from '../support/covers';

/** A value of a table: the names of its columns and of its rows, from the outermost. */
interface Cell {
  readonly column: string;
  readonly row: string;
}
type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);
const nameOf = ({ path, label, heading, what, cause }: Item) => String(path ?? label ?? heading ?? what ?? cause ?? '');

function cellsOf(value: unknown, { column, row }: Cell = { column: '', row: '' }): readonly Cell[] {
  if (Array.isArray(value) && value.some(isItem)) {
    return value.filter(isItem).flatMap((item) => cellsOf(item, { column, row: `${row} ${nameOf(item)}`.trim() }));
  }
  if (!isItem(value)) return [{ column, row }];
  return Object.entries(value).flatMap(([key, own]) =>
    cellsOf(own, { column: column ? `${column}.${key}` : key, row }),
  );
}

const modules = import.meta.glob<Item>(['../../spec/*.ts', '!../../spec/{origins,rules}.ts'], { eager: true });
const contract = Object.entries(modules).map(([path, exported]) => {
  return { file: path.replace(/^.*\/|\.ts$/g, ''), exported };
});
const marks: Origins = origins;

test('spec/origins.ts has every file of the contract and no other', meta, () => {
  expect(Object.keys(marks).sort()).toEqual(contract.map(({ file }) => file).sort());
});

for (const { file, exported } of contract) {
  const ofFile = marks[file];
  if (typeof ofFile !== 'object') continue;
  test(`spec/origins.ts has every export of spec/${file}.ts and no other`, meta, () => {
    expect(Object.keys(ofFile).sort()).toEqual(Object.keys(exported).sort());
  });

  for (const [name, columns] of Object.entries(ofFile)) {
    if (typeof columns !== 'object') continue;
    const cells = cellsOf(exported[name]);
    describe(`spec/origins.ts marks ${file}.${name}:`, () => {
      test('every column and no other', meta, () => {
        expect(Object.keys(columns).sort()).toEqual([...new Set(cells.map(({ column }) => column))].sort());
      });
      test('only rows that exist', meta, () => {
        const unknown = Object.entries(columns).flatMap(([column, byRow]) => {
          const rows = cells.filter((cell) => cell.column === column).map(({ row }) => row);
          const listed = typeof byRow === 'string' ? [] : Object.keys(byRow).filter((row) => row !== 'others');
          return listed.filter((row) => !rows.some((one) => one === row || one.startsWith(`${row} `)));
        });
        expect(unknown).toEqual([]);
      });
    });
  }
}

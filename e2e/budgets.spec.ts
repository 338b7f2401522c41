import { chunkBudgets, pageBudgets, scriptBudget } from '../spec/budgets';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';
import { type NamedFile, weigh } from './support/weight';

const budgets: Readonly<Record<string, number>> = chunkBudgets;

/** A script's name without its hash. */
const nameOf = (address: string) => address.replace(/^.*\/|-[\w-]{8}\.js$/g, '');

/** The scripts that are larger than they may be, in words. */
const grown = (scripts: readonly NamedFile[]) =>
  scripts.flatMap(({ address, bytes }) => {
    const most = budgets[nameOf(address)] ?? chunkBudgets.other;
    return bytes > most ? [`${nameOf(address)} is ${bytes} bytes, ${bytes - most} over its budget`] : [];
  });

const sum = (files: readonly NamedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

for (const { path, family } of routes) {
  const budget = pageBudgets[family];

  test(`${path} weighs no more than a page of its family may`, covers('PERF-BUDGETS~1'), async ({ baseURL }) => {
    const { document, styles, scripts, fonts, pictures } = await weigh(baseURL ?? '', path);
    const parts = { document, styles, scripts: sum(scripts), fonts: sum(fonts), picture: sum(pictures) };
    const weights = { ...parts, total: document + parts.scripts + parts.fonts + parts.picture };
    const over = Object.entries(weights).flatMap(([part, bytes]) => {
      const most = budget[part as keyof typeof budget];
      return bytes > most ? [`${part}: ${bytes} bytes, ${bytes - most} over the budget`] : [];
    });
    expect([...over, ...(over.length > 0 ? grown(scripts) : [])]).toEqual([]);
  });

  test(`no script of ${path} is larger than it may be`, covers('PERF-CHUNKS~1'), async ({ baseURL }) => {
    const { scripts } = await weigh(baseURL ?? '', path);
    expect(scripts.length).toBeGreaterThan(3);
    expect(grown(scripts)).toEqual([]);
    expect(sum(scripts)).toBeLessThanOrEqual(scriptBudget);
  });
}

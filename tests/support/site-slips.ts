import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { site } from '../../src/site';
import { site as example } from '../../src/site.example';
import { projectRoot } from '../../tools/project-root';
import { siteProblems } from '../../tools/vite/site-problems';

/** Whether the facts are those of the clinic that the site is delivered with: slips are made in these. */
export const isFictional = site.name === example.name;

/** The text of site.ts. */
export const siteSource = readFileSync(join(projectRoot, 'src/site.ts'), 'utf8');

/** A slip in the facts, the code on the line to mend, and what the build says after the number of that line. */
export type Slip = readonly [changed: object, line: string, message: string];

/** A fact that is left out is not there at all. */
const withoutUndefined = (facts: object) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));

/** The lines that the check prints: what the first says and the code of the line that it names; then the others. */
export function readProblems([problem = '', ...others]: readonly string[], text: string) {
  const [, number, said = ''] = /^src\/site\.ts:(\d+) {2}(.*)$/.exec(problem) ?? [];
  return { code: text.split('\n')[Number(number) - 1], said, others };
}

/** Fails unless the check says this of the clinic's facts with a slip in them, at this line, and nothing else. */
export function expectSaid(...[changed, line, message]: Slip): void {
  const found = readProblems(siteProblems(withoutUndefined({ ...site, ...changed }), siteSource), siteSource);
  expect(found).toEqual({ code: expect.stringContaining(line), said: message, others: [] });
}

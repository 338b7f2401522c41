import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { site } from '../../src/site';
import { site as example } from '../../src/site.example';
import { projectRoot } from '../../tools/project-root';
import { siteProblems } from '../../tools/vite/site-problems';

/** Whether the site is still that of the fictional clinic. The slips are changes to its facts. */
export const isFictional = site.name === example.name;

/** The source of site.ts. */
export const siteSource = readFileSync(join(projectRoot, 'src/site.ts'), 'utf8');

/** Changed facts, code on the line to correct, and the message that the build prints after the number of that line. */
export type Slip = readonly [changed: object, line: string, message: string];

/** Removes the facts that are undefined, as if site.ts omitted them. */
const withoutUndefined = (facts: object) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));

/** Parses the lines that the check prints: the message of the first, the code on the line that it names, and the others. */
export function readProblems([problem = '', ...others]: readonly string[], text: string) {
  const [, number, said = ''] = /^src\/site\.ts:(\d+) {2}(.*)$/.exec(problem) ?? [];
  return { code: text.split('\n')[Number(number) - 1], said, others };
}

/** Asserts that the check of the changed facts prints this message at this line, and nothing else. */
export function expectSaid(...[changed, line, message]: Slip): void {
  const found = readProblems(siteProblems(withoutUndefined({ ...site, ...changed }), siteSource), siteSource);
  expect(found).toEqual({ code: expect.stringContaining(line), said: message, others: [] });
}

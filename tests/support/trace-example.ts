import { informative, type Rule, rules } from '../../spec/rules';
import type { Proof, TestResult, Trace } from '../../tools/trace/model';
import { lockOf } from '../../tools/trace/rule-lock';
import { trace } from '../../tools/trace/trace';
import { input, proof, result, sighting } from './trace';

const table: readonly Rule[] = rules;
const tagOf = ({ id, rev }: Rule) => `${id}~${rev}`;

/** Rules take turns: one passed and proved, one failed, one without tests, one without proof, one with a stale proof. */
const turn = (rule: Rule) => table.indexOf(rule) % 5;

function resultsOf(rule: Rule): readonly TestResult[] {
  if (turn(rule) === 2) return [];
  const outcome = turn(rule) === 1 ? 'failed' : 'passed';
  const titles = ['first', 'second', 'third'].map((name) => `a group > the ${name} example`);
  return rule.layers.flatMap((layer) => [
    result({ layer, line: table.indexOf(rule), title: 'the only example', tags: [tagOf(rule)], outcome }),
    ...titles.map((title) => result({ layer, line: 1000 + table.indexOf(rule), title, tags: [tagOf(rule)] })),
  ]);
}

function proofsOf(rule: Rule): readonly Proof[] {
  if (turn(rule) === 3) return [];
  const sightings = rule.layers.map((layer) => sighting({ tag: tagOf(rule), layer }));
  return [proof({ sightings, stale: turn(rule) === 4 ? 'it moved' : undefined })];
}

/** Rules of this site with made-up results and proofs; the first five are of every kind that there is. */
export function exampleTrace(count: number = rules.length): Trace {
  const some = table.slice(0, count);
  return trace(
    input({
      rules: some,
      informative,
      lock: lockOf(some),
      results: some.flatMap(resultsOf),
      proofs: some.flatMap(proofsOf),
      testFiles: [],
    }),
  );
}

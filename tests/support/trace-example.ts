import { informative, type Rule, rules } from '../../spec/rules';
import type { Proof, TestResult, Trace } from '../../tools/trace/model';
import { lockOf } from '../../tools/trace/rule-lock';
import { trace } from '../../tools/trace/trace';
import { detection, input, proof, result } from './trace';

const table: readonly Rule[] = rules;
const tagOf = ({ id, rev }: Rule) => `${id}~${rev}`;

/** Rules alternate: passed and proved, failed, without tests, without a proof, with a stale proof. */
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
  const detections = rule.layers.map((layer) => detection({ tag: tagOf(rule), layer }));
  return [proof({ detections, stale: turn(rule) === 4 ? 'it changed' : undefined })];
}

/** A trace of this project's rules with invented results and proofs; the first five rules cover all states. */
export function exampleTrace(count: number = rules.length): Trace {
  const some = table.slice(0, count);
  return trace(
    input({
      rules: some,
      informative,
      lock: lockOf(some),
      results: some.flatMap(resultsOf),
      proofs: some.flatMap(proofsOf),
      staleProofsFail: false,
      testFiles: [],
    }),
  );
}

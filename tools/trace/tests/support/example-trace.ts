import type { Rule } from '../../declarations';
import type { Trace } from '../../model';
import type { Proof, TestResult } from '../../records';
import { lockOf } from '../../rule-lock';
import { trace } from '../../trace';
import { detection, input, names, proof, result, rule } from './input';

const sections = Object.keys(names.sections);
const layers = Object.keys(names.layers);

/** An invented table of rules, twelve in each section. */
function rulesOf(count: number): readonly Rule[] {
  return Array.from({ length: count }, (_, index) => ({
    ...rule,
    id: `RULE-${index + 1}`,
    section: sections[Math.floor(index / 12) % sections.length] ?? '',
    layers: layers.slice(index % layers.length),
    statement: `When visitor number ${index + 1} comes, the site shall greet them.`,
  }));
}

const tagOf = ({ id, rev }: Rule) => `${id}~${rev}`;

/** Rules alternate: passed and proved, failed, without tests, without a proof, with a stale proof. */
const turnOf = (rule: Rule) => (Number(rule.id.slice(5)) - 1) % 5;

function resultsOf(rule: Rule): readonly TestResult[] {
  const turn = turnOf(rule);
  if (turn === 2) return [];
  const line = Number(rule.id.slice(5));
  const titles = ['first', 'second', 'third'].map((name) => `a group > the ${name} example`);
  return rule.layers.flatMap((layer) => [
    result({ layer, line, title: 'the only example', tags: [tagOf(rule)], outcome: turn === 1 ? 'failed' : 'passed' }),
    ...titles.map((title) => result({ layer, line: 1000 + line, title, tags: [tagOf(rule)] })),
  ]);
}

function proofsOf(rule: Rule): readonly Proof[] {
  if (turnOf(rule) === 3) return [];
  const detections = rule.layers.map((layer) => detection({ tag: tagOf(rule), layer }));
  return [proof({ detections, stale: turnOf(rule) === 4 ? 'it changed' : undefined })];
}

/** A trace of invented rules, results and proofs; the first five rules cover all states. */
export function exampleTrace(count = 60): Trace {
  const rules = rulesOf(count);
  return trace(
    input({
      rules,
      lock: lockOf(rules),
      results: rules.flatMap(resultsOf),
      proofs: rules.flatMap(proofsOf),
      staleProofsFail: false,
      testFiles: [],
    }),
  );
}

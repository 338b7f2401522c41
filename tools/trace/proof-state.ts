import type { Rule } from './declarations';
import type { LayerState, Row, RuleProof } from './model';
import type { Proof } from './records';

/** Kinds of proof, the strongest first. */
const strength = ['product', 'mutation', 'fixture'] as const;

/** The proofs of a rule: the faults that tests with its tag detected. */
export function proofsOf(tag: string, proofs: readonly Proof[]): readonly RuleProof[] {
  return proofs.flatMap(({ detections, ...proof }) =>
    detections
      .filter((detection) => detection.tag === tag && detection.failed > 0)
      .map(({ tag: _, ...detection }) => ({ ...proof, ...detection })),
  );
}

/**
 * Whether a rule is proved in one layer. A changed expected value shows only that tests read it, so alone it proves no rule
 * of the specification; a rule that the project added may be about that value itself.
 * @param proofs of the rule in that layer
 * @param pinned whether the rule is listed as the behavior of a library
 */
export function proofStateOf(rule: Rule, proofs: readonly RuleProof[], pinned: boolean): LayerState['proof'] {
  const strong = proofs.filter(({ kind }) => kind !== 'fixture' || rule.origin === 'extension');
  if (strong.some(({ stale }) => stale === undefined)) return 'proved';
  if (pinned) return 'pinned';
  if (strong.length > 0) return 'stale';
  return proofs.length > 0 ? 'fixture only' : 'unproved';
}

/** Whether every layer of a rule has a current proof, or no fault of the project could break it. */
export const isProved = (layers: readonly LayerState[]) =>
  layers.every(({ proof }) => proof === 'proved' || proof === 'pinned');

/** What proves a rule in all of its layers: the weakest kind that one of them needs. */
export function provedByOf(layers: readonly LayerState[], proofs: readonly RuleProof[]): Row['provedBy'] {
  if (!isProved(layers)) return 'none';
  if (layers.some(({ proof }) => proof === 'pinned')) return 'library';
  const needed = layers.map(({ layer }) => {
    const current = proofs.filter((proof) => proof.layer === layer && proof.stale === undefined);
    return strength.find((kind) => current.some((proof) => proof.kind === kind));
  });
  return strength.findLast((kind) => needed.includes(kind)) ?? 'none';
}

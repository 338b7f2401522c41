import type { Row, Trace } from './model';
import { resultNames } from './report/words';

/** What is compared of a trace, which may be from an older version of this tool. */
type Compared = Pick<Trace, 'rows'>;

const currentProofs = ({ rule, proofs }: Row) =>
  proofs.flatMap(({ stale, layer, what }) => (stale === undefined ? [`${rule.id} ${layer}: ${what}`] : []));

const textOf = ({ rule: { section, origin, layers, statement } }: Row) => `${section} ${origin} ${layers} ${statement}`;

function changeOf(before: Row, after: Row): readonly string[] {
  const { id, rev } = after.rule;
  if (rev !== before.rule.rev) return [`${id}: revision ${before.rule.rev} → ${rev}`];
  return textOf(before) === textOf(after) ? [] : [`${id}: changed at revision ${rev}`];
}

/** The differences between two traces, by kind. @param before the earlier one */
export function differences(before: Compared, after: Compared): Readonly<Record<string, readonly string[]>> {
  const rowsOf = ({ rows }: Compared) => new Map(rows.map((row) => [row.rule.id, row]));
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const both = [...now].flatMap(([id, row]) => {
    const earlier = old.get(id);
    return earlier ? [[earlier, row] as const] : [];
  });
  const oldProofs = new Set(before.rows.flatMap(currentProofs));
  const newProofs = new Set(after.rows.flatMap(currentProofs));
  return {
    'Rules added': [...now.keys()].filter((id) => !old.has(id)),
    'Rules changed': both.flatMap(([earlier, row]) => changeOf(earlier, row)),
    'Rules lost': [...old.keys()].filter((id) => !now.has(id)),
    'Results changed': both.flatMap(([earlier, row]) =>
      earlier.result === row.result
        ? []
        : [`${row.rule.id}: ${resultNames[earlier.result]} → ${resultNames[row.result]}`],
    ),
    'Proofs gained': [...newProofs].filter((proof) => !oldProofs.has(proof)),
    'Proofs lost': [...oldProofs].filter((proof) => !newProofs.has(proof)),
  };
}

/** The same as lines: each kind with its number, then its differences. */
export function differenceLines(found: ReturnType<typeof differences>): readonly string[] {
  return Object.entries(found).flatMap(([kind, items]) => [
    `${kind}: ${items.length}`,
    ...items.map((item) => `  ${item}`),
  ]);
}

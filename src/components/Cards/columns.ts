/** How many columns leave the fewest gaps in the last row of cards; the first of those that leave as few. */
export function columnsFor(cards: number, choices: readonly number[]): number | undefined {
  const gaps = (columns: number) => (columns - (cards % columns)) % columns;
  const fewest = Math.min(...choices.map(gaps));
  return choices.find((columns) => gaps(columns) === fewest);
}

import type { View } from './views';

/** Returns what the layout of a view is like. All breakpoints are here: in rem, as in the styles of `src/`. */
export function layoutOf({ viewport, fontSize = 16 }: View) {
  const [width, height] = [viewport.width / fontSize, viewport.height / fontSize];
  // A window so low, such as that of a phone in landscape, that the page needs all of its height.
  const isLow = height <= 35;
  const hasCallBar = width < 48 || isLow;
  return {
    isLow,
    isNarrow: width < 22,
    hasCallBar,
    hasFixedCallBar: hasCallBar && viewport.height >= 300,
    hasCardsInRows: width >= 40,
    hasPhoneInHeader: width >= 48,
    hasTwoColumns: width >= 64,
    hasMenuBar: width >= 72,
  };
}

import { rectsOf } from './boxes';
import { nameOf } from './names';
import { tabStops } from './tab-stops';

/** Returns points spread over a box, slightly inside its edges. */
const points = ({ left, top, width, height }: DOMRect) =>
  [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
    [0.05, 0.3, 0.5, 0.7, 0.95].map((down) => [left + width * across, top + height * down] as const),
  );
const isSeen = (element: Element) =>
  rectsOf(element)
    .flatMap(points)
    .some(([x, y]) => element.contains(document.elementFromPoint(x, y)));

/**
 * Records where the focus goes while Tab is pressed.
 * @returns how many tab stops the page should have, and a function that returns one line for each finding
 */
export function watchFocus() {
  const expected = tabStops();
  const reached: Element[] = [];
  const findings: string[] = [];
  let presses = 0;
  let hasLeft = false;

  // Runs at each press of a key, and records where the previous press moved the focus.
  function record(): void {
    presses += 1;
    if (presses === 1) return;
    const focused = document.activeElement;
    // On a busy machine, the focus may leave the page and return to the first tab stop before this function runs.
    hasLeft ||= focused === null || focused === document.body || focused === reached[0];
    if (hasLeft || !focused) return;
    const before = reached.at(-1);
    reached.push(focused);
    if (!isSeen(focused)) {
      const { top, bottom } = focused.getBoundingClientRect();
      const at = `${Math.round(top)} to ${Math.round(bottom)} px`;
      findings.push(`${nameOf(focused)} has the focus but is not visible, at ${at}`);
    }
    if (before && focused.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING)
      findings.push(`${nameOf(focused)} precedes ${nameOf(before)} in the document but gets the focus after it`);
  }
  window.addEventListener('keydown', record, { capture: true });

  const times = (element: Element) => reached.filter((other) => other === element).length;
  const report = (): readonly string[] => {
    const [first] = reached;
    const target = document.getElementById(first?.getAttribute('href')?.replace(/^#/, '') ?? '');
    return [
      ...findings,
      ...(first && !target?.matches('main, main *')
        ? [`${nameOf(first)} is the first tab stop but is not a skip link`]
        : []),
      ...(hasLeft ? [] : [`the focus never leaves the page: the last tab stop is ${reached.at(-1)?.outerHTML}`]),
      ...expected
        .filter((element) => times(element) !== 1)
        .map((element) => `${nameOf(element)} is reached ${times(element)} times`),
      ...reached
        .filter((element) => !expected.some((other) => other === element))
        .map((element) => `${nameOf(element)} gets the focus but is not a control`),
    ];
  };
  return { length: expected.length, report };
}

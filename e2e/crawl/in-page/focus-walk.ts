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

/** Records where the focus goes while Tab is pressed, and reports problems. */
export class FocusWalk {
  readonly #expected = tabStops();
  readonly #reached: Element[] = [];
  readonly #findings: string[] = [];
  #presses = 0;
  #left = false;

  constructor() {
    window.addEventListener('keydown', () => this.#record(), { capture: true });
  }

  /** How many tab stops the page should have. */
  get length(): number {
    return this.#expected.length;
  }

  /** Runs at each press of a key, and records where the previous press moved the focus. */
  #record(): void {
    this.#presses += 1;
    if (this.#presses === 1) return;
    const focused = document.activeElement;
    // On a busy machine, the focus may leave the page and return to the first tab stop before this function runs.
    this.#left ||= focused === null || focused === document.body || focused === this.#reached[0];
    if (this.#left || !focused) return;
    const before = this.#reached.at(-1);
    this.#reached.push(focused);
    if (!isSeen(focused)) {
      const { top, bottom } = focused.getBoundingClientRect();
      const at = `${Math.round(top)} to ${Math.round(bottom)} px`;
      this.#findings.push(`${nameOf(focused)} has the focus but is not visible, at ${at}`);
    }
    if (before && focused.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING)
      this.#findings.push(`${nameOf(focused)} precedes ${nameOf(before)} in the document but gets the focus after it`);
  }

  /** Returns one line for each finding. */
  findings(): readonly string[] {
    const [reached, expected, [first]] = [this.#reached, this.#expected, this.#reached];
    const target = document.getElementById(first?.getAttribute('href')?.replace(/^#/, '') ?? '');
    const times = (element: Element) => reached.filter((other) => other === element).length;
    return [
      ...this.#findings,
      ...(first && !target?.matches('main, main *')
        ? [`${nameOf(first)} is the first tab stop but is not a skip link`]
        : []),
      ...(this.#left ? [] : [`the focus never leaves the page: the last tab stop is ${reached.at(-1)?.outerHTML}`]),
      ...expected
        .filter((element) => times(element) !== 1)
        .map((element) => `${nameOf(element)} is reached ${times(element)} times`),
      ...reached
        .filter((element) => !expected.some((other) => other === element))
        .map((element) => `${nameOf(element)} gets the focus but is not a control`),
    ];
  }
}

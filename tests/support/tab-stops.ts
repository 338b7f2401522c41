import { userEvent } from 'vitest/browser';

/** More tab stops than any page has. */
const limit = 300;

/** The label of a tab stop, or its text. */
const nameOf = (stop: Element) =>
  (stop.getAttribute('aria-label') ?? stop.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * Presses the browser's Tab key until the focus leaves the page or returns to where it started.
 * @returns the elements that got the focus, in order, without the first one
 */
export async function tabStops({ backward = false } = {}): Promise<readonly Element[]> {
  const first = document.activeElement;
  const stops: Element[] = [];
  while (stops.length < limit) {
    await userEvent.keyboard(backward ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    const stop = document.activeElement;
    // After the last stop, the focus moves to the browser's own controls.
    if (!stop || stop === document.body || stop === first || !document.hasFocus()) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is still on the page after ${limit} tab stops`);
}

/** The names of tab stops. */
export const namesOf = (stops: readonly Element[]): readonly string[] => stops.map(nameOf);

/** The names of the tab stops outside all of these parts of the page. */
export function stopsOutside(stops: readonly Element[], ...parts: readonly string[]): readonly string[] {
  return namesOf(stops.filter((stop) => !stop.closest(parts.join(', '))));
}

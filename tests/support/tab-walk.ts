import { userEvent } from 'vitest/browser';

/** More stops than any page here has. */
const most = 300;

/** How a stop is called: its label, or what it reads. */
const nameOf = (stop: Element) =>
  (stop.getAttribute('aria-label') ?? stop.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * Presses the browser's own Tab key until the focus leaves the page or is back where it began.
 * @param back whether Shift is held, so that the walk goes towards the beginning
 * @returns the elements that took the focus, in order, the first one left out
 */
export async function tabWalk(back = false): Promise<readonly Element[]> {
  const first = document.activeElement;
  const stops: Element[] = [];
  while (stops.length < most) {
    await userEvent.keyboard(back ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    const stop = document.activeElement;
    // Beyond the last stop it is the browser's own controls that have the focus.
    if (!stop || stop === document.body || stop === first || !document.hasFocus()) return stops;
    stops.push(stop);
  }
  throw new Error(`The Tab key has not come to an end after ${most} stops`);
}

/** The names of stops. */
export const namesOf = (stops: readonly Element[]): readonly string[] => stops.map(nameOf);

/** The stops outside all of these parts of the page, by name. */
export function stopsOutside(stops: readonly Element[], ...parts: readonly string[]): readonly string[] {
  return namesOf(stops.filter((stop) => !stop.closest(parts.join(', '))));
}

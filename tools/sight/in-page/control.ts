import { boxOf, lineRects, rectsOf } from './boxes';
import { nameOf } from './names';
import { textsIn } from './texts';

export type ControlBoxes = ReturnType<typeof measureControlBoxes>;

/** How far outside a control its focus ring may reach, in px. */
const room = 12;

/**
 * Scrolls a link or control to the middle of the screen and measures it.
 * @returns the part of the page to capture, which has room for a focus ring; relative to it, the boxes of the control (or of the card
 * that it covers), of what is inside, and of a piece of a field's left border; and the point on the screen at which to hover
 */
export function measureControlBoxes(control: HTMLElement) {
  // If a link covers its card (a list item), the focus ring surrounds the card.
  const ringed = (getComputedStyle(control, '::after').position === 'absolute' && control.closest('li')) || control;
  ringed.scrollIntoView({ block: 'center', behavior: 'instant' });
  const around = ringed.getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.floor(around.left - room)), Math.max(0, Math.floor(around.top - room))];
  const right = Math.min(innerWidth, Math.ceil(around.right + room)) + scrollX;
  const bottom = Math.min(innerHeight, Math.ceil(around.bottom + room)) + scrollY;
  const inPart = (box: DOMRect) => boxOf(box, -x, -y);

  const isField = control.matches('input, select, textarea');
  const { left, top, width, height } = control.getBoundingClientRect();
  const contents = [
    ...[...ringed.querySelectorAll('svg, img')].flatMap(rectsOf),
    ...(isField ? [] : textsIn(ringed).flatMap(([text, element]) => lineRects(text, element))),
    // Measure only the first line of a field, which contains the value.
    ...(isField ? [new DOMRect(left + 8, top + 8, width - 24, Math.min(height, 64) - 16)] : []),
  ];
  const [first] = rectsOf(control);
  return {
    name: nameOf(control),
    part: { left: x + scrollX, top: y + scrollY, right, bottom },
    boxes: rectsOf(ringed).map(inPart),
    contents: contents.map(inPart),
    edge: isField ? inPart(new DOMRect(left - 2, top + height / 2 - 4, 5, 8)) : null,
    x: first ? first.left + first.width / 2 : 0,
    y: first ? first.top + first.height / 2 : 0,
  };
}

import type { Page } from '@playwright/test';
import { moving } from './reduced-motion';
import { changedAtEdges, contrastIn, type Screenshot, screenshot } from './screenshot';
import type { Box } from './snapshot';
import { withStyles } from './styles';
import { addTabStops } from './tab-stops';

/** A link or control, with boxes within a part of the page. */
interface Control {
  readonly name: string;
  /** The part of the page around it, with room for a ring. */
  readonly part: Box;
  /** Its boxes, or that of the card that it covers. */
  readonly boxes: readonly Box[];
  /** The texts and icons in these. */
  readonly contents: readonly Box[];
  /** A piece of its left edge, if it is a field. */
  readonly edge: Box | null;
  /** Where to point at it, on the screen. */
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** The link or control that is being looked at. */
    control: HTMLElement;
  }
}

/** The contrast that WCAG 1.4.11 asks of icons, 1.4.3 of large text, and 2.4.13 of a ring. */
const enough = 3;
/** That of the edge of a field. The line is so thin that it is not painted in its full color. */
const enoughOfEdge = 2;

/** Scrolls a link or control to the middle of the screen, and measures it. */
function measure(page: Page, kind: string): Promise<Control> {
  return page.evaluate((wanted) => {
    const control = window.tabStops.kinds().get(wanted);
    if (!control) throw new Error(`No such control: ${wanted}`);
    window.control = control;
    // The ring of a link that covers its card is around the card.
    const ringed = (getComputedStyle(control, '::after').position === 'absolute' && control.closest('li')) || control;
    ringed.scrollIntoView({ block: 'center', behavior: 'instant' });
    const room = 12;
    const around = ringed.getBoundingClientRect();
    const [x, y] = [Math.max(0, Math.floor(around.left - room)), Math.max(0, Math.floor(around.top - room))];
    const right = Math.min(innerWidth, Math.ceil(around.right + room)) + scrollX;
    const bottom = Math.min(innerHeight, Math.ceil(around.bottom + room)) + scrollY;
    const inPart = (box: DOMRect) => ({
      left: box.left - x,
      top: box.top - y,
      right: box.right - x,
      bottom: box.bottom - y,
    });
    const boxesOf = (of: Element | Range) =>
      [...of.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);

    const isField = control.matches('input, select, textarea');
    const contents = [...ringed.querySelectorAll('svg, img')].flatMap(boxesOf);
    const walker = document.createTreeWalker(ringed, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text && !isField; text = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      contents.push(...boxesOf(range));
    }
    const { left, top, width, height } = control.getBoundingClientRect();
    // The value of a field, which begins in its first line.
    if (isField) contents.push(new DOMRect(left + 8, top + 8, width - 24, Math.min(height, 64) - 16));
    const [first] = boxesOf(control);
    return {
      name: window.tabStops.name(control),
      part: { left: x + scrollX, top: y + scrollY, right, bottom },
      boxes: boxesOf(ringed).map(inPart),
      contents: contents.map(inPart),
      edge: isField ? inPart(new DOMRect(left - 2, top + height / 2 - 4, 5, 8)) : null,
      x: first ? first.left + first.width / 2 : 0,
      y: first ? first.top + first.height / 2 : 0,
    };
  }, kind);
}

/** What of a control cannot be seen in a state, although it can at rest: its texts and icons, the value and edge of a field. */
function unseen({ name, contents, edge }: Control, rest: Screenshot, shot: Screenshot, state: string): string[] {
  const seen = contents.filter((box) => edge || contrastIn(rest, box, enough) >= enough);
  const contrasts = seen.map((box) => contrastIn(shot, box, enough)).filter((contrast) => contrast < enough);
  const ofEdge = edge ? contrastIn(shot, edge, enoughOfEdge) : enoughOfEdge;
  return [
    ...contrasts.map((contrast) => `${name}, ${state}: what it says has a contrast of ${contrast.toFixed(2)}`),
    ...(ofEdge < enoughOfEdge ? [`${name}, ${state}: its edge has a contrast of ${ofEdge.toFixed(2)}`] : []),
  ];
}

/** Whether the focus is hard to see: along the edge, an area as large as a border 2 px wide must change (WCAG 2.4.13). */
function faintRing({ name, boxes }: Control, rest: Screenshot, focused: Screenshot): string[] {
  const area = changedAtEdges(rest, focused, boxes);
  const size = ({ left, top, right, bottom }: Box) => 4 * (right - left + bottom - top) - 16;
  const required = boxes.reduce((sum, box) => sum + size(box), 0);
  return area < required ? [`${name}: ${area} px of focus ring are visible, ${Math.round(required)} are required`] : [];
}

/**
 * Focuses one link or control of each kind, and points at it, with a preference for reduced motion: what it says must stay
 * legible, a ring must show the focus, and nothing may move. Fields are looked at with a value.
 * @param within the part of the page to look at, as a selector
 * @param known the kinds that need no second look; those of this page are added
 * @returns one line for each finding
 */
export async function controlStates(
  page: Page,
  within = 'body',
  known = new Set<string>(),
): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addTabStops(page);
  // `:focus-visible` applies to `focus()` only if the last input was a key.
  await page.keyboard.press('Tab');
  const kinds = await page.evaluate((part) => {
    const fields = 'input:not([type="hidden"]), textarea';
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) field.value = 'Words';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...window.tabStops.kinds()].flatMap(([kind, stop]) => (stop.closest(part) ? [kind] : []));
  }, within);
  // A finger does not hover.
  const hovers = await page.evaluate(() => matchMedia('(hover: hover)').matches);
  const findings: string[] = [];
  // Content that is laid out only when it comes near would move controls between measuring and the screenshot.
  await withStyles(page, '* { content-visibility: visible !important }', async () => {
    for (const kind of kinds.filter((each) => !known.has(each))) {
      known.add(kind);
      const control = await measure(page, kind);
      const { name, part, x, y } = control;
      const rest = await screenshot(page, part);
      await page.evaluate(() => window.control.focus());
      findings.push(...(await moving(page, `on focus of ${name}`)));
      const focused = await screenshot(page, part);
      await page.evaluate(() => window.control.blur());
      // Brings to its end what moves back, so that it is not mistaken for the next state's.
      await moving(page, 'back');
      findings.push(...faintRing(control, rest, focused), ...unseen(control, rest, focused, 'focused'));
      if (!hovers) continue;
      await page.mouse.move(x, y);
      findings.push(...(await moving(page, `on hover of ${name}`)));
      findings.push(...unseen(control, rest, await screenshot(page, part), 'hovered'));
      await page.mouse.move(0, 0);
      await moving(page, 'back');
    }
  });
  return findings;
}

import { px, slack } from './boxes';
import { nameOf } from './names';

const alphaOf = (color: string) => {
  const [, , , alpha = 1] = (color.match(/[\d.]+%?/g) ?? []).map(px);
  return color === 'transparent' ? 0 : alpha;
};
const hasPaint = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
  alphaOf(backgroundColor) > 0.5 || backgroundImage !== 'none';

/** Whether an element has a background or a border. */
export const hasFrame = (style: CSSStyleDeclaration): boolean =>
  hasPaint(style) || (px(style.borderTopWidth) > 0 && alphaOf(style.borderTopColor) > 0.5);

/** Whether an element's background hides what is behind it. */
export const isOpaque = (element: Element): boolean => {
  const { backgroundColor, opacity } = getComputedStyle(element);
  return alphaOf(backgroundColor) === 1 && opacity === '1';
};

function paints(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible' || !element.checkVisibility({ opacityProperty: true })) return false;
  const covers = (pseudo: CSSStyleDeclaration) =>
    !/^(?:none|normal)$/.test(pseudo.content) && /absolute|fixed/.test(pseudo.position) && hasPaint(pseudo);
  return (
    hasPaint(style) ||
    element.matches('img, svg, svg *, video, canvas, iframe, object, input, select, textarea') ||
    covers(getComputedStyle(element, '::before')) ||
    covers(getComputedStyle(element, '::after'))
  );
}

const painted = new Map<Element, boolean>();

/** Whether an element paints over what is behind it. Cached, because each element is checked at many points. */
export function isPainted(element: Element): boolean {
  const known = painted.get(element) ?? paints(element);
  painted.set(element, known);
  return known;
}

/** Returns why a point of an element is not visible on the painted box around the element, or null if it is. */
export function hiddenAt(element: Element, x: number, y: number): string | null {
  let isSeen = false;
  for (const hit of document.elementsFromPoint(x, y)) {
    isSeen ||= element.contains(hit);
    if (!isPainted(hit)) continue;
    if (isSeen && (element.contains(hit) || hit.contains(element))) return null;
    if (hit.contains(element)) break;
    return isSeen ? `lies on top of ${nameOf(hit)}, not on the box around it` : `is covered by ${nameOf(hit)}`;
  }
  return isSeen ? null : 'is cut off, outside the screen or behind the box around it';
}

/** Returns why an element is not rendered, or null. */
export function notRendered(element: Element): string | null {
  if (!element.checkVisibility()) return 'is not displayed';
  if (!element.checkVisibility({ visibilityProperty: true })) return 'has visibility: hidden';
  if (!element.checkVisibility({ opacityProperty: true })) return 'has opacity: 0';
  return null;
}

/** Describes the nearest visible box around a line of text if the line overflows it; otherwise returns null. */
export function overflowed(element: Element, { left, top, right, bottom }: DOMRect): string | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
    if (!hasFrame(style)) continue;
    const box = at.getBoundingClientRect();
    const isInside =
      left > box.left - slack && top > box.top - slack && right < box.right + slack && bottom < box.bottom + slack;
    return isInside ? null : `overflows ${nameOf(at)}`;
  }
  return null;
}

/**
 * Makes `elementsFromPoint` return elements with `pointer-events: none`, too, while `act` runs. Such elements can cover content.
 */
export function withoutClicksThrough<Result>(act: () => Result): Result {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const result = act();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return result;
}

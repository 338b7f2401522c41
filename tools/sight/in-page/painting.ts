import { px } from './boxes';
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

const fillOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;

/** Finds filled links and controls without a border. Forced colors would leave them without a shape. */
export const shapeless = (): readonly string[] =>
  [...document.querySelectorAll('a, button, summary')]
    .filter((control) => control.checkVisibility() && !/transparent|, 0\)$/.test(fillOf(control) ?? ''))
    .filter((control) => fillOf(control) !== fillOf(control.parentElement))
    .filter((control) => px(getComputedStyle(control).borderTopWidth) === 0)
    .map((control) => `${nameOf(control)} has a fill but no border`);

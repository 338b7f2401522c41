import { type HTMLElement, parse } from 'node-html-parser';

/** What a browser has to do for an SVG picture. */
interface Cost {
  /** Elements created; each `<use>` creates a copy of its target. */
  readonly elements: number;
  /** Shapes painted, including those of markers at each of their points. */
  readonly shapes: number;
}

const painted = /^(path|rect|circle|ellipse|line|polyline|polygon)$/;
const unpainted = /^(defs|marker|clipPath|linearGradient|radialGradient|style)$/;

/** The cost of a well-formed SVG document without circular references. */
export function costOf(svg: string): Cost {
  const root = parse(svg);
  const ids = new Map(root.querySelectorAll('[id]').map((element) => [element.id, element]));
  const target = (element: HTMLElement, attribute: string) =>
    ids.get(/#([^)]*)/.exec(element.getAttribute(attribute) ?? '')?.[1] ?? '');
  const copied = (element: HTMLElement) => (element.rawTagName === 'use' ? target(element, 'href') : undefined);
  const sum = (some: readonly HTMLElement[], of: (element: HTMLElement) => number) =>
    some.reduce((total, element) => total + of(element), 0);

  const elements = (element: HTMLElement): number => {
    const copy = copied(element);
    return 1 + (copy ? elements(copy) : 0) + sum(element.children, elements);
  };
  const shapes = (element: HTMLElement): number => {
    const copy = copied(element);
    const marker = target(element, 'marker-mid');
    const children = element.children.filter(({ rawTagName }) => !unpainted.test(rawTagName));
    return (
      (painted.test(element.rawTagName) && !marker ? 1 : 0) +
      (copy ? shapes(copy) : 0) +
      (marker ? innerPoints(element.getAttribute('d') ?? '') * sum(marker.children, shapes) : 0) +
      sum(children, shapes)
    );
  };
  return { elements: sum(root.children, elements), shapes: sum(root.children, shapes) };
}

/** How many numbers each command takes for one point. */
const numbersPerPoint: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6 };

/** The number of points of a path between its first and its last one. */
function innerPoints(d: string): number {
  const points = [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command = '', numbers = '']) => {
    if (/z/i.test(command)) return 1;
    const values = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    return values.length / (numbersPerPoint[command.toUpperCase()] ?? 2);
  });
  return points.reduce((total, count) => total + count, 0) - 2;
}

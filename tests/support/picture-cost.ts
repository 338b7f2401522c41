interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly children: Element[];
}

/** What a browser has to do for a drawing. */
interface Cost {
  /** Elements made, each `<use>` with a copy of all that it names. */
  readonly elements: number;
  /** Shapes painted, with those that markers paint at every place. */
  readonly shapes: number;
}

const painted = /^(path|rect|circle|ellipse|line|polyline|polygon)$/;
const unpainted = /^(defs|marker|clipPath|linearGradient|radialGradient|style)$/;

/** Takes a well-formed SVG document in which no drawing holds itself; tells what it costs. */
export function costOf(svg: string): Cost {
  const root: Element = { name: '', attributes: '', children: [] };
  const named = new Map<string, Element>();
  const open = [root];
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
    if (id) named.set(id, element);
    if (!empty) open.push(element);
  }
  const target = ({ attributes }: Element, reference: RegExp) => named.get(reference.exec(attributes)?.[1] ?? '');
  const sum = (some: readonly Element[], of: (element: Element) => number) =>
    some.reduce((total, element) => total + of(element), 0);

  const elements = (element: Element): number => {
    const copied = element.name === 'use' ? target(element, /href="#([^"]*)"/) : undefined;
    return 1 + (copied ? elements(copied) : 0) + sum(element.children, elements);
  };
  const shapes = (element: Element): number => {
    const copied = element.name === 'use' ? target(element, /href="#([^"]*)"/) : undefined;
    const marker = target(element, /marker-mid="url\(#([^)]*)\)"/);
    // A place for a marker is the end of a command of at most four numbers; the last one's is not painted.
    const places = marker ? placesOf(/\sd="([^"]*)"/.exec(element.attributes)?.[1] ?? '') : 0;
    return (
      (painted.test(element.name) && !marker ? 1 : 0) +
      (copied ? shapes(copied) : 0) +
      places * (marker ? sum(marker.children, shapes) : 0) +
      sum(
        element.children.filter(({ name }) => !unpainted.test(name)),
        shapes,
      )
    );
  };
  return { elements: sum(root.children, elements), shapes: sum(root.children, shapes) };
}

/** How many numbers lead to one place, by the command. */
const counts: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6 };

/** The places of a path between its first one and its last. */
function placesOf(d: string): number {
  const all = [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command = '', numbers = '']) => {
    if (/z/i.test(command)) return 1;
    const values = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    return values.length / (counts[command.toUpperCase()] ?? 2);
  });
  return all.reduce((total, count) => total + count, 0) - 2;
}

import { type ESTree, parseSync, Visitor } from 'vite';

/** The path of a fact: `['care', 'visit', 'bus']`. */
export type Path = readonly PropertyKey[];

/** Returns the line of an offset in a source. The first line is 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/**
 * Parses site.ts.
 * @returns a function that returns the line of a fact, or of the nearest fact that contains it
 */
export function factLines(source: string): (path: Path) => number {
  const constants = new Map<string, ESTree.VariableDeclarator>();
  new Visitor({
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier') constants.set(node.id.name, node);
    },
  }).visit(parseSync('site.ts', source).program);

  /** Finds an entry of an object or a list. Returns the offset of its name, and its value. */
  function partOf(value: ESTree.Expression, key: PropertyKey): readonly [number, ESTree.Expression] | undefined {
    if (value.type === 'ArrayExpression') {
      const entry = value.elements[Number(key)];
      return entry && entry.type !== 'SpreadElement' ? [entry.start, entry] : undefined;
    }
    if (value.type !== 'ObjectExpression') return undefined;
    const fact = value.properties.find((each) => each.type === 'Property' && nameOf(each.key) === String(key));
    if (fact?.type !== 'Property') return undefined;
    // A fact may be a separate constant, such as `care`.
    const constant = fact.value.type === 'Identifier' ? constants.get(fact.value.name) : undefined;
    return constant?.init ? [constant.start, constant.init] : [fact.start, fact.value];
  }

  const site = constants.get('site');
  return (path) => {
    let [offset, value] = [site?.start ?? 0, site?.init];
    for (const key of path) {
      const part = value && partOf(value, key);
      if (!part) break;
      [offset, value] = part;
    }
    return lineAt(source, offset);
  };
}

/** Returns the line where a name first occurs, not counting strings and comments. */
export function lineOfName(name: string, source: string): number {
  let offset = 0;
  new Visitor({
    Identifier(node) {
      if (node.name === name) offset ||= node.start;
    },
  }).visit(parseSync('site.ts', source).program);
  return lineAt(source, offset);
}

/** Finds days without quotes: JavaScript reads 2026-02-16 as a subtraction. */
export function bareDays(source: string): readonly { readonly line: number; readonly day: string }[] {
  const found: { line: number; day: string }[] = [];
  new Visitor({
    BinaryExpression({ start, end }) {
      const day = source.slice(start, end);
      if (/^\d{4}-\d\d-\d\d$/.test(day)) found.push({ line: lineAt(source, start), day });
    },
  }).visit(parseSync('site.ts', source).program);
  return found;
}

/** Finds facts that appear twice in an object: JavaScript would silently use the last one. */
export function repeatedFacts(source: string): readonly { readonly line: number; readonly name: string }[] {
  const repeated: { line: number; name: string }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const known = new Set<string>();
      for (const { key, start } of properties.flatMap((fact) => (fact.type === 'Property' ? [fact] : []))) {
        if (known.has(nameOf(key))) repeated.push({ line: lineAt(source, start), name: nameOf(key) });
        known.add(nameOf(key));
      }
    },
  }).visit(parseSync('site.ts', source).program);
  return repeated;
}

/** Whether a source has no syntax errors, and the facts of each object are indented alike. */
export function isAligned(source: string): boolean {
  const { program, errors } = parseSync('site.ts', source);
  if (errors.length > 0) return false;
  let aligned = true;
  new Visitor({
    ObjectExpression({ properties }) {
      const indents = properties.map(({ start }) => source.slice(source.lastIndexOf('\n', start) + 1, start));
      if (new Set(indents.filter((indent) => indent.trim() === '')).size > 1) aligned = false;
    },
  }).visit(program);
  return aligned;
}

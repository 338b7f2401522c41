import css from '../src/styles/tokens.css?raw';

/** A custom property of tokens.css. */
export interface Token {
  readonly name: string;
  readonly value: string;
  /** Its value in the dark scheme, where that differs. */
  readonly dark: string | undefined;
  /** What it is for, from the comment beside it. */
  readonly purpose: string | undefined;
}

const declaration = /(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.+?)\s*\*\/)?/g;

/**
 * Reads the tokens of a style sheet: those of its first block, with the values that the dark scheme's block changes.
 */
export function readTokens(text: string): readonly Token[] {
  const [light = ''] = text.split('}');
  const queries = text.split('@media');
  const darkBlock = queries.find((query) => query.includes('(prefers-color-scheme: dark)')) ?? '';
  const dark = new Map([...darkBlock.matchAll(declaration)].map(([, name, value]) => [name, value]));
  return [...light.matchAll(declaration)].map(([, name = '', value = '', purpose]) => ({
    name,
    value,
    dark: dark.get(name),
    purpose,
  }));
}

/** Every token of the site. */
export const tokens = readTokens(css);

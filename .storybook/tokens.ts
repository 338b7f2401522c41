import css from '../src/styles/tokens.css?raw';

/** A custom property of tokens.css. */
export interface Token {
  readonly name: string;
  readonly value: string;
  /** The value in the dark scheme, if it differs. */
  readonly dark: string | undefined;
  /** The purpose, from the comment beside the token. */
  readonly purpose: string | undefined;
}

const declaration = /(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.+?)\s*\*\/)?/g;

/** Reads the tokens from the first block of a style sheet, and their dark values from the block of the dark scheme. */
export function readTokens(text: string): readonly Token[] {
  const [light = ''] = text.split('@media');
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

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

/** A color with its value in the light scheme and in the dark one. */
const color = /light-dark\((.+?), (.+?)\)/g;

/** Reads the tokens of a style sheet, up to its first media query. */
export function readTokens(text: string): readonly Token[] {
  const [all = ''] = text.split('@media');
  return [...all.matchAll(declaration)].map(([, name = '', both = '', purpose]) => {
    const [value, dark] = [both.replaceAll(color, '$1'), both.replaceAll(color, '$2')];
    return { name, value, dark: dark === value ? undefined : dark, purpose };
  });
}

/** Every token of the site. */
export const tokens = readTokens(css);

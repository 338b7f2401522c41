/** Why a file cannot be read as text, and the first line with a problem. */
export interface EncodingProblem {
  readonly line: number;
  readonly message: string;
}

const todo = 'in your editor, save the file as UTF-8';
/** The character that a decoder inserts for a byte that is not UTF-8. */
const unknown = '\uFFFD';

/** Detects the encodings that older editors use: UTF-16, and single-byte encodings such as Windows-1252. */
export function encodingProblem(bytes: Uint8Array): EncodingProblem | undefined {
  const [first, second] = bytes;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (marked || bytes.includes(0)) return { line: 1, message: `it is UTF-16; ${todo}` };
  const [readable = '', rest] = new TextDecoder().decode(bytes).split(unknown, 2);
  if (rest === undefined) return undefined;
  return { line: readable.split('\n').length, message: `this line is not UTF-8 (Windows-1252, perhaps); ${todo}` };
}

/** Whether a file begins with the invisible mark of “UTF-8 with BOM”. */
export const hasByteOrderMark = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf;

import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const byteOrderMark = Buffer.from('\ufeff');

/** Returns what is wrong with the encoding of a text file that a person has saved, in one line. */
export function encodingProblems(root: string, file: string): readonly string[] {
  const bytes = readFileSync(join(root, file));
  const isMarked = file.startsWith('.env') && bytes.subarray(0, 3).equals(byteOrderMark);
  const other = isUtf8(bytes) ? '' : 'in another encoding than UTF-8';
  const saved = bytes.includes(0) ? 'as UTF-16' : isMarked ? 'as UTF-8 with a byte order mark (BOM)' : other;
  return saved ? [`${file} is saved ${saved}; in your editor, choose “Save as” and the encoding “UTF-8”.`] : [];
}

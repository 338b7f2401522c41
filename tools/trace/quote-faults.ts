import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TraceConfig } from './config';
import type { Fault } from './declarations';
import { projectFiles } from './files';

/**
 * Makes a fault for each rule that has quotes: a part of a quote is missing. Takes the longest part of a quote that occurs only once
 * in the source of the product. Returns none for a rule without such a part, which therefore needs a written fault.
 */
export function quoteFaults(root: string, { quotes, files }: Pick<TraceConfig, 'quotes' | 'files'>): readonly Fault[] {
  const sources = projectFiles(root)
    .filter((file) => file.startsWith(`${files.product}/`) && /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const placeOf = (find: string) => {
    const [only, ...others] = sources.flatMap(({ file, text }) => text.split(find).slice(1).fill(file));
    return only !== undefined && others.length === 0 ? [{ file: only, find }] : [];
  };
  return [...new Set(quotes.map(({ rule }) => rule))].flatMap((rule) => {
    const parts = quotes.filter((quote) => quote.rule === rule).flatMap(({ literal }) => literal);
    const [found] = parts.sort((a, b) => b.length - a.length).flatMap(placeOf);
    const what = found && `The text “${found.find}” is missing.`;
    return found && what ? [{ id: `${rule}-quote`, rules: [rule], what, ...found, replace: '' }] : [];
  });
}

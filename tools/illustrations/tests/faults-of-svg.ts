const attribute = String.raw`\s+[\w:-]+="[^"<&]*"`;
const tag = new RegExp(`<(/?)([a-zA-Z][\\w:-]*)((?:${attribute})*)\\s*(/?)>`, 'y');

const names = (attributes: string) => [...attributes.matchAll(/([\w:-]+)="/g)].map(([, name]) => name);
const repeated = (values: readonly (string | undefined)[]) =>
  values.find((value, index) => values.indexOf(value) !== index);

/**
 * Returns the first fault of a drawing as a well-formed XML document without text, if any: text between tags (except
 * style rules), an unclosed tag, a duplicate attribute or id, a reference to a missing id.
 */
export function faultOf(drawing: string): string | undefined {
  const svg = drawing.replace(/<style>[^<]*<\/style>/, '<style/>');
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    tag.lastIndex = at;
    const [whole, closing, name = '', attributes = '', selfClosing] = tag.exec(svg) ?? [];
    if (!whole) return `no tag at: ${svg.slice(at, at + 60)}`;
    if (at > 0 && open.length === 0) return `a second root: ${whole}`;
    if (repeated(names(attributes))) return `an attribute twice: ${whole}`;
    if (closing && open.pop() !== name) return `${whole} closes nothing`;
    if (!closing && !selfClosing) open.push(name);
    at += whole.length;
  }
  if (open.length > 0) return `left open: ${open.join(' ')}`;
  const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  const twice = repeated(ids);
  if (twice !== undefined) return `two elements have the id ${twice}`;
  const missing = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id).find((id) => !ids.includes(id));
  return missing === undefined ? undefined : `no element has the id ${missing}`;
}

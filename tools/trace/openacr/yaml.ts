type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

const isTable = (value: Value): value is Exclude<Value, string | number | boolean> => typeof value === 'object';

/**
 * A value as YAML. Strings are written as in JSON, which YAML allows, so nothing in them needs care; that is why this needs
 * no library.
 */
export function yaml(value: Value, indent = ''): string {
  if (!isTable(value)) return `${JSON.stringify(value)}\n`;
  if (Array.isArray(value)) {
    return value.map((item: Value) => `${indent}- ${yaml(item, `${indent}  `).trimStart()}`).join('');
  }
  return Object.entries(value)
    .map(([key, item]) => `${indent}${key}:${isTable(item) ? `\n${yaml(item, `${indent}  `)}` : ` ${yaml(item)}`}`)
    .join('');
}

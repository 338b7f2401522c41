import { specialties, vocabulary } from '../../spec/extensions/structured-data';

const types: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = vocabulary;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a property may have a value. */
function fits(value: unknown, kinds: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => fits(one, kinds));
  if (isObject(value)) {
    if ('@type' in value) return kinds.includes(String(value['@type']));
    return (
      kinds.includes('@id') && '@id' in value && URL.canParse(String(value['@id'])) && Object.keys(value).length === 1
    );
  }
  if (typeof value === 'number') return kinds.includes('Integer') && Number.isInteger(value);
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (kinds.includes('URL')) return URL.canParse(value);
  return kinds.includes('Specialty') ? specialties.includes(value) : kinds.includes('Text');
}

/**
 * Checks structured data against the contract's table of schema.org types and properties.
 * @param thing an object with a type; may have `@id` and `@context`
 * @returns one line for each fault
 */
export function faultsIn(thing: object): readonly string[] {
  const { '@type': type, '@context': _context, '@id': id, ...properties } = thing as Record<string, unknown>;
  const known = types[String(type)];
  if (!known) return [`no type ${String(type)}`];
  const named = id === undefined || URL.canParse(String(id)) ? [] : [`${String(type)} has the id ${String(id)}`];
  const inside = Object.entries(properties).flatMap(([property, value]) => {
    const kinds = known[property];
    if (!kinds) return [`${String(type)} has no ${property}`];
    if (!fits(value, kinds)) return [`${String(type)}.${property} is ${JSON.stringify(value)}`];
    const things = [value].flat().filter((one) => isObject(one) && '@type' in one) as object[];
    return things.flatMap(faultsIn);
  });
  return [...named, ...inside];
}

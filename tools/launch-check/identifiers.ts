/** Placeholders that instructions and drafts use for an identifier, or a part of it. */
const filler =
  /^(?:your.*|(?:insert|enter|change|replace)(?:me|here)?|x{2,}|placeholder|example|sample|dummy|todo|tbd|test|foo|bar|abc(?:123)?|123\d+|none|undefined|null)$|^(.)\1{3,}$/i;
/** The name of an identifier instead of its value. */
const nameAlone = /^(?:service|template|user|public|private)?[_-]?(?:id|key)?$|^n\/?a$/i;

const isPlaceholder = (value: string) =>
  nameAlone.test(value) || value.split(/[_-]/).some((part) => filler.test(part)) || /[<>[\]{}…]|\.\.\./.test(value);

/** The prefixes of the identifiers that the service generates. */
const kinds = ['service', 'template', 'user'] as const;

/**
 * Returns why a value looks wrong for an identifier of the e-mail service, as the end of “VITE_… is …”; undefined if it
 * looks right.
 * @param field the field of the identifier: "service_id"
 * @param others the other identifiers, by the names of their variables
 */
export function identifierProblem(field: string, value: string, others: Readonly<Record<string, string | undefined>>) {
  const given = JSON.stringify(value);
  if (value.trim() !== value || /\s/.test(value)) return `${given}, which has a space in it`;
  if (/['"“”‘’`]/.test(value)) return `${given}, which has quotes in it`;
  if (isPlaceholder(value)) return `${given}, which is a placeholder`;
  const [wrong] = /[^\w-]/.exec(value) ?? [];
  if (wrong) return `${given}, but identifiers never contain ${wrong}`;
  const kind = kinds.find((name) => value.toLowerCase().startsWith(`${name}_`));
  if (kind && !field.startsWith(kind)) return `${given}, which is the ID of a ${kind}`;
  const [same] = Object.entries(others).find(([, other]) => other?.trim() === value) ?? [];
  return same && `${given}, which is the same as ${same}`;
}

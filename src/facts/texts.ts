/** The schema of the text that a clinic enters. */
import { z } from 'zod';

const inPlace = 'pages put it inside a sentence, so';

/** Placeholders that are the whole value. */
const placeholders = [
  /^(?:t\.?b\.?[acd]\.?|to ?do|to be (?:added|announced|confirmed|decided|determined|filled)\b.*|pending|coming soon)$/i,
  /^(?:none|(?:n\/?a|n\.a|null|undefined|unknown|not applicable|yes|no)\.?|x+|\?+|[-–—_.…]+)$/i,
  /^(?:test|example|sample|placeholder|lorem .*|your \w+|(?:insurer|insurance|person) \d+)$/i,
  /^(?:city|town|address|street|(?:(?:clinic|company|first|last|full|street|city) )?name)$/i,
  /^(?:etc\.?|(?:and )?(?:many )?(?:more|others?))$/i,
];
/** Placeholders within text. */
const unfinished =
  /\b(?:TBD|TBA|TODO|FIXME|XXX+)\b|lorem ipsum|\?{2,}|_{3,}|\bYour (?:Town|City|County|Clinic|Name|Street|Company|Organization|Address)\b/;
/** Blanks to fill in: "[street]", "Call [phone number]", "{name}". */
const blank = /^\[.*\]$|\[(?:your|name|insert|enter|clinic|street|city|phone|number|date)\b[^\]]*\]|\{[^}]*\}/i;
/** HTML and Markdown, which pages would show as plain characters. */
export const markup =
  /<\/?[a-z][^>]*>|<!--|&(?:(?:#\w+|[a-z]{2,}\d?);|(?:amp|nbsp|lt|gt|quot|apos)\b)|\*\*|__|\]\(|`|^#+ |\\[nt]/i;
/** Characters that were read in the wrong encoding: "â€™" for "’", "Ã±" for "ñ". */
const garbled = /\ufffd|â€|Ã[\u0080-\u00bf]/;
/** Invisible characters that people copy by accident: zero-width spaces, direction marks, soft hyphens. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/** Returns a check that a string does not match a pattern. */
const without = (pattern: RegExp) => (value: string) => !pattern.test(value);

const isNoAddress = without(/\S@\S+\.\S|:\/\//);
const noAddress = 'write a name here, not an e-mail or web address';

/** Text of any kind, with the checks that all kinds share. */
export const text = z
  .string()
  .regex(/^\S(?:.*\S)?$/s, 'it is empty, or begins or ends with a space')
  .regex(/^[^\r\n\t]*$/, 'it has a line break or a tab; write it on one line, with spaces')
  .refine(
    (value) => ![...placeholders, unfinished, blank].some((pattern) => pattern.test(value)),
    'this is a placeholder; replace it, or leave the fact out if docs/adopting.md says that you can',
  )
  .refine(without(markup), 'pages show markup as plain characters, so write it without <b>, ** or &nbsp;')
  .refine(without(garbled), 'characters in it are garbled; type them again, and save the file as UTF-8')
  .refine(without(invisible), 'it contains an invisible character, probably from copying; type the text again');

/** The name or title of a person, a plan or a program. */
export const named = text.refine(isNoAddress, noAddress);

/** Words that are capitalized even within a sentence, so a phrase may begin with them: days, languages, titles, programs. */
const capitalized =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Dr|Mrs?|Ms|Mx|St)\.|Medi-Cal|Medicare|[\p{L}-]+-(?:speaking|led|born|American)|American|Native|Indigenous|Christian|Jewish|Muslim|Arabic|Armenian|Cantonese|Chinese|English|Farsi|Filipino|French|Hindi|Hmong|Japanese|Khmer|Korean|Lao|Mandarin|Mixtec|Persian|Portuguese|Punjabi|Russian|Spanish|Tagalog|Thai|Ukrainian|Vietnamese)(?![\p{L}-])/u;

/** A term that pages put into a sentence unchanged: "EMDR". */
export const term = text.regex(/[^.,;:!?]$/, `${inPlace} leave out the punctuation at its end`);

/** A phrase that pages put into a sentence: "on weekdays" in "We answer messages on weekdays". */
export const phrase = text
  .regex(/[^.]$/, `${inPlace} leave out the period at its end, as in: from 8 a.m. to 6 p.m., Monday to Friday`)
  .regex(/[^,;:!?]$/, `${inPlace} leave out the punctuation at its end`)
  .refine(without(/\p{Ll}{4}[.!?] +\p{Lu}/u), `${inPlace} do not write a whole sentence`)
  .regex(/^(?!(?:i|we|you|he|she|it|they)\b|(?:yes|no),)/i, `${inPlace} write only a phrase: on weekdays, by noon`)
  .refine(
    (value) => !/^\p{Lu}\p{Ll}/u.test(value) || capitalized.test(value),
    `${inPlace} begin it with a lowercase letter`,
  );

/** How long something is kept: "for six months". */
export const duration = phrase.regex(/^\D/, `${inPlace} begin it with a word: for six months`);

/** Makes a schema for a string that `kind` accepts, or '' if pages should omit it. @param hint words to append to each message */
export const orEmpty = (kind: z.ZodType<string>, hint = '') =>
  z.string().superRefine((value, { addIssue }) => {
    const [issue] = value === '' ? [] : (kind.safeParse(value).error?.issues ?? []);
    if (issue) addIssue({ code: 'custom', message: issue.message + hint, input: value });
  });

/** One or more whole sentences, which pages show on their own. */
export const sentences = text.regex(/[.!?][)”’"']*$/, 'pages show it as a whole sentence, so end it with a period');

/** A name that pages put after "the". */
export const afterThe = term
  .regex(/^(?!the )/i, 'leave out “the”; pages put it before the name')
  .refine(isNoAddress, noAddress);

/**
 * Reduces a name to a form in which its spellings are equal: lowercase, without accents, punctuation or spaces. Leaves out
 * “the” at the beginning, “of California”, and “Inc” or “LLC” at the end.
 */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/^the |,? of california\b|,? (?:inc|llc)\.?$/g, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\d+]/gu, '');

/** Rejects a list that contains something twice, even in another spelling. */
export function once(names: readonly string[], { addIssue }: z.core.$RefinementCtx): void {
  const same = names.map(plain);
  const index = same.findIndex((name, at) => same.indexOf(name) < at);
  const [repeated, first] = [names[index], names[same.indexOf(same[index] ?? '')]];
  if (repeated === undefined) return;
  const isSame = repeated.toLowerCase() === first?.toLowerCase();
  const message = isSame
    ? `${repeated} is listed twice`
    : `${repeated} and ${first} seem to be the same; list only one`;
  addIssue({ code: 'custom', message, input: names });
}

/** Returns a check that rejects a list if two entries have the same value of a field, even in another spelling. */
export const onceBy =
  <Field extends string>(field: Field) =>
  (entries: readonly Readonly<Record<Field, string>>[], context: z.core.$RefinementCtx): void =>
    once(
      entries.map((entry) => entry[field]),
      context,
    );

/** A list of strings of one kind, without duplicates. */
export const listOf = (entry: z.ZodString) => z.array(entry).superRefine(once);

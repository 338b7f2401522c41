import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fingerprints from './fictional.json' with { type: 'json' };
import type { Finding } from './finding';

/** Tells whether a text or a file is another’s, without repeating it. */
export const fingerprint = (value: string | Buffer) => createHash('sha256').update(value).digest('hex').slice(0, 12);

/** Facts that a real clinic may share with the fictional one. Somebody confirms them as a whole: `law` and `care`. */
const shared =
  /^(?:state|secondPhone\.purpose|certification\.(?:expires|registerName)|opioidMedicines|care(?!\.visit\.(?:parking|bus|entrance)\b)|law\.(?:stateStatus|privacyNoticeEffective|documents|officialLinks|leftOut|\w+\.title)|people\.\d+\.role|insurers\.\d+\.network|sources|reviews|confirmed)\b/;

/** The texts of the facts that identify a clinic, by their places: "insurers.0.name". */
export function identifyingFacts(fact: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof fact === 'string')
    return fact === '' || shared.test(place) || place.endsWith('.href')
      ? []
      : [[place.replace(/\.display$/, ''), fact]];
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.entries(fact).flatMap(([key, part]) => identifyingFacts(part, place ? `${place}.${key}` : key));
}

/** The fingerprints of the facts of a clinic, and of its files that fictional.json names for the fictional one. */
export function fingerprintsOf(site: unknown, root: string) {
  const read = Object.keys(fingerprints.files).filter((file) => existsSync(join(root, file)));
  return {
    facts: [...new Set(identifyingFacts(site).map(([, text]) => fingerprint(text)))],
    files: Object.fromEntries(read.map((file) => [file, fingerprint(readFileSync(join(root, file)))])),
  };
}

/** Finds what is still the fictional clinic’s, each fact and each file by itself. */
export function checkFictional(site: unknown, root: string): readonly Finding[] {
  const all = identifyingFacts(site);
  const isFictional = ([, text]: (typeof all)[number]) => fingerprints.facts.includes(fingerprint(text));
  // A real clinic may be in the same town: then all of these facts are the same, and its street is not.
  const isOfTown = ([place]: (typeof all)[number]) => /^(?:city|address\.locality|countyLine)\b/.test(place);
  const sameTown =
    all.filter(isOfTown).every(isFictional) && !all.some((fact) => fact[0] === 'address.street' && isFictional(fact));
  const facts = all.filter((fact) => isFictional(fact) && !(sameTown && isOfTown(fact)));
  const now = fingerprintsOf({}, root).files;
  const left = Object.entries(fingerprints.files).filter(([file, print]) => now[file] === print);
  const reader = 'web';
  const enter = 'Enter your own. If your clinic has nothing of the kind, docs/adopting.md says what can be left out.';
  const replace = 'Replace it with your own; docs/adopting.md says how.';
  const picture = 'This picture is still the fictional clinic’s.';
  return [
    ...facts.map(([place, text]) => {
      const what = `“${text}” is the fictional clinic’s.`;
      return { reader, what, where: `src/site.ts, ${place}`, todo: enter } as const;
    }),
    ...left.map(([file]) => ({ reader, what: picture, where: file, todo: replace }) as const),
  ];
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site as example } from '../../src/site.example.ts';
import type { Finding } from './finding';

/** The fictional clinic's logo and icons, with the beginnings of their hashes. A clinic replaces them under the same names. */
export const fictionalFiles: Readonly<Record<string, string>> = {
  'public/media/logo.svg': 'f63aa8346847',
  'public/media/logo-dark.svg': 'e6c2e2fa34ed',
  'public/favicon.svg': '8d0399f43a50',
  'public/favicon.ico': '25b14e6cb9ac',
  'public/media/icon-192.png': 'd4ad70f1c7d9',
  'public/media/icon-512.png': '9f3332b27435',
  'public/media/icon-maskable-512.png': 'd32a9dc0466b',
  'public/media/home-screen.png': 'e55b911c3db8',
};

/** Facts that a real clinic may share with the fictional one. A person confirms `law` and `care` as a whole. */
const shared =
  /^(?:state|secondPhone\.purpose|certification\.(?:expires|registerName)|opioidMedicines|care(?!\.visit\.(?:parking|bus|entrance)\b)|law\.(?:stateStatus|privacyNoticeEffective|documents|officialLinks|leftOut|\w+\.title)|people\.\d+\.role|insurers\.\d+\.network|sources|reviews|confirmed)\b/;

/** Returns the facts that identify a clinic, with their places: "insurers.0.name". */
export function identifyingFacts(fact: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof fact === 'string')
    return fact === '' || shared.test(place) || place.endsWith('.href')
      ? []
      : [[place.replace(/\.display$/, ''), fact]];
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.entries(fact).flatMap(([key, part]) => identifyingFacts(part, place ? `${place}.${key}` : key));
}

/** Lists the files of a project that are still the fictional clinic's. */
export function unchangedFiles(root: string): readonly string[] {
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.entries(fictionalFiles).flatMap(([file, hash]) =>
    existsSync(join(root, file)) && hashOf(join(root, file)).startsWith(hash) ? [file] : [],
  );
}

/** Finds each fact and each file that is still the fictional clinic's. */
export function checkFictional(site: unknown, root: string): readonly Finding[] {
  const fictional = new Set(identifyingFacts(example).map(([, text]) => text));
  const all = identifyingFacts(site);
  const isFictional = ([, text]: (typeof all)[number]) => fictional.has(text);
  // A real clinic may be in the same town. Then all facts about the town are the same, but the street differs.
  const isOfTown = ([place]: (typeof all)[number]) => /^(?:city|address\.locality|countyLine)\b/.test(place);
  const sameTown =
    all.filter(isOfTown).every(isFictional) && !all.some((fact) => fact[0] === 'address.street' && isFictional(fact));
  const facts = all.filter((fact) => isFictional(fact) && !(sameTown && isOfTown(fact)));
  const reader = 'web';
  const enter = 'Enter your own. docs/adopting.md says which facts you can leave out.';
  const replace = 'Replace it with your own; docs/adopting.md says how.';
  const picture = 'This picture is still the fictional clinic’s.';
  return [
    ...facts.map(([place, text]) => {
      const what = `“${text}” is the fictional clinic’s.`;
      return { reader, what, where: `src/site.ts, ${place}`, todo: enter } as const;
    }),
    ...unchangedFiles(root).map((file) => ({ reader, what: picture, where: file, todo: replace }) as const),
  ];
}

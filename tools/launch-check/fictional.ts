import type { Site } from '../../src/site.schema';

/** Whether the site is still that of the fictional clinic. */
export const isFictional = ({ name }: Pick<Site, 'name'>): boolean => name === 'Ridge and Tide Center';

/** Words that only the fictional clinic's facts contain, and what is reserved for fiction and examples (RFC 2606). */
export const fictionalWords =
  /Ridge (?:and|&) Tide|ridgeandtide|Estuary Lane|560199AP|Miriam Okafor|Daniel Reyes|Coastline Works|national hospital accreditation body|Pelican Mutual|Sierra Shield|Golden Valley Health|Bluewater Assurance|Redwood Benefit|Meridian Care|behind the building|elevator to Suite 200|555[-. ]?01\d\d$|[@/.]example\.(?:com|net|org)|\.(?:example|test|invalid)(?:\/|$)/i;
/** Facts about the fictional clinic's town and county, which a clinic in the same town shares. */
export const fictionalTown = /\bVentura\b|998-2243/;

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

/** Returns all texts in the facts, each with its place: "insurers.0.name". Omits numbers to dial and reviews. */
export function textsIn(fact: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (/^reviews$|\.href$/.test(place)) return [];
  if (typeof fact === 'string') return fact === '' ? [] : [[place.replace(/\.display$/, ''), fact]];
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.entries(fact).flatMap(([key, part]) => textsIn(part, place ? `${place}.${key}` : key));
}

import type { Site } from '../../src/site.schema';
import fictional from './fictional.json' with { type: 'json' };

/** Whether the site is still that of the fictional clinic. */
export const isFictional = ({ name }: Pick<Site, 'name'>): boolean => name === fictional.name;

/** A fact, and its place in src/site.ts: "insurers.0.name". */
export type Fact = readonly [place: string, value: unknown];

/** Returns each fact. Omits empty ones, options, reviews, numbers to dial, networks, and what is the same for every clinic. */
export function factsIn(facts: unknown, place = ''): readonly Fact[] {
  if (/^(?:options|reviews|state)$|\.(?:href|network)$/.test(place) || facts === '') return [];
  if (typeof facts !== 'object' || facts === null) return [[place.replace(/\.display$/, ''), facts]];
  return Object.entries(facts).flatMap(([key, part]) => factsIn(part, place ? `${place}.${key}` : key));
}

const inAnyOrder = ([place, value]: Fact) => `${place.replace(/\.\d+/g, '')} ${value}`;
const fictionalFacts = new Set(factsIn(fictional).map(inAnyOrder));
/** Returns the facts that are the same as the fictional clinic's. */
export const fictionalIn = (site: Site): readonly Fact[] =>
  factsIn(site).filter((fact) => fictionalFacts.has(inAnyOrder(fact)));

/** The places of facts that no two clinics share. */
export const identifying =
  /^(?:name|shortName|address\.street|phone|secondPhone|email|certification\.(?:number|registerUrl)|jobsProgram\.(?:name|url)|law\.\w+\.(?:name|email)|insurers\.\d+\.name)$/;

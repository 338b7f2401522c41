/** California's counties and ZIP codes. */

/** Counties by the first three digits of their ZIP codes. If several counties share the digits, all are listed. */
const byPrefix: readonly (readonly [prefixes: string, counties: string])[] = [
  ['900 901 903 904 905 908 910 911 912 914 915 916 918', 'Los Angeles'],
  ['906 907', 'Los Angeles, Orange'],
  ['902 913', 'Los Angeles, Ventura'],
  ['917', 'Los Angeles, Orange, Riverside, San Bernardino'],
  ['919 921', 'San Diego, Imperial'],
  ['920', 'San Diego, Riverside, Orange'],
  ['922', 'Imperial, Riverside, San Bernardino, San Diego'],
  ['923', 'San Bernardino, Riverside, Inyo, Imperial, Kern, Los Angeles'],
  ['924', 'San Bernardino, Riverside'],
  ['925', 'Riverside, San Bernardino, San Diego, Orange'],
  ['926 927', 'Orange, San Diego, Riverside, Los Angeles'],
  ['928', 'Orange, Riverside, San Bernardino, Los Angeles'],
  ['930', 'Ventura, Santa Barbara, Los Angeles'],
  ['931', 'Santa Barbara, Ventura'],
  ['932', 'Kern, Tulare, Kings, Fresno, Santa Barbara, San Luis Obispo, Ventura, Los Angeles'],
  ['933', 'Kern'],
  ['934', 'San Luis Obispo, Santa Barbara, Monterey, Kern'],
  ['935', 'Los Angeles, Kern, Inyo, Mono, San Bernardino, Tulare'],
  ['936 937 938', 'Fresno, Madera, Merced, Tulare, Kings, Mariposa, Mono'],
  ['939', 'Monterey, San Benito, San Luis Obispo, Santa Cruz'],
  ['940', 'San Mateo, Santa Clara, San Francisco, Santa Cruz'],
  ['941', 'San Francisco, San Mateo, Marin'],
  ['942', 'Sacramento, Yolo'],
  ['943', 'Santa Clara, San Mateo'],
  ['944', 'San Mateo'],
  ['945', 'Alameda, Contra Costa, Solano, Napa, Sonoma, Lake, Yolo, San Joaquin, Sacramento, Santa Clara'],
  ['946 947 948', 'Alameda, Contra Costa'],
  ['949', 'Marin, Sonoma, Napa'],
  ['950 951', 'Santa Clara, Santa Cruz, San Benito, Monterey, San Mateo, Alameda, Stanislaus, Merced'],
  ['952', 'San Joaquin, Calaveras, Amador, Alpine, Tuolumne, Stanislaus, Sacramento'],
  ['953', 'Stanislaus, Merced, San Joaquin, Tuolumne, Mariposa, Calaveras, Madera, Alameda, Contra Costa'],
  ['954', 'Sonoma, Mendocino, Lake, Napa, Marin, Humboldt, Trinity, Glenn, Colusa'],
  ['955', 'Humboldt, Del Norte, Trinity, Mendocino, Siskiyou'],
  [
    '956 957 958',
    'Sacramento, Placer, El Dorado, Yolo, Amador, Solano, Sutter, Yuba, Nevada, San Joaquin, Alpine, Calaveras, Napa, Colusa, Sierra',
  ],
  ['959', 'Butte, Yuba, Sutter, Nevada, Sierra, Plumas, Colusa, Glenn, Tehama, Lake, Placer, Yolo, Lassen'],
  ['960', 'Shasta, Siskiyou, Tehama, Trinity, Modoc, Lassen, Plumas, Butte, Humboldt'],
  ['961', 'Nevada, Placer, El Dorado, Lassen, Plumas, Sierra, Mono, Modoc, Alpine, Siskiyou, Shasta'],
];

const countiesOf = new Map(
  byPrefix.flatMap(([prefixes, counties]) => prefixes.split(' ').map((prefix) => [prefix, counties.split(', ')])),
);

/** The 58 counties, without the word "County". */
const counties: ReadonlySet<string> = new Set([...countiesOf.values()].flat());

/** Returns the name of a county: "Kern" for "Kern County", "San Francisco" for "City and County of San Francisco". */
function nameOf(county: string): string {
  const [, after, before] = /^(?:the )?(?:City and )?County of (.+)$|^(.+) County$/i.exec(county) ?? [];
  return after ?? before ?? '';
}

/** Whether a county exists: "Kern County". */
export const isCounty = (county: string) => counties.has(nameOf(county));

/** Whether a ZIP code cannot be in a county, because none of the county’s ZIP codes has the same first three digits. */
export function isElsewhere(zip: string, county: string): boolean {
  const possible = countiesOf.get(zip.slice(0, 3));
  return possible !== undefined && isCounty(county) && !possible.includes(nameOf(county));
}

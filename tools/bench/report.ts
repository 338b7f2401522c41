import type { BuildCost } from './build-time';
import type { NavigationRun } from './navigation';
import type { PageComparison } from './page-comparison';
import type { Provenance } from './provenance';
import { buildTable, navigationTable, pageTable, verdictTable } from './report-tables';
import { navigationVerdicts, pageVerdicts, type Verdict } from './targets';

/** All that a run measured; a part that it left out is empty. */
export interface Results {
  readonly provenance: Provenance;
  readonly pages: readonly PageComparison[];
  readonly navigation: readonly NavigationRun[];
  readonly builds: readonly BuildCost[];
}

/** Whether each target was met, of those that were measured. */
export function verdictsOf({ pages, navigation }: Results): readonly Verdict[] {
  return [
    ...(pages.length > 0 ? pageVerdicts(pages) : []),
    ...(navigation.length > 0 ? navigationVerdicts(navigation) : []),
  ];
}

const pagesText = `A page of each family, loaded with an empty cache in a window of 390 × 844 px, with a processor 4 times
slower than this machine's and a network of 1.6 Mbit/s down, 0.75 Mbit/s up and 150 ms a request (the browser's own
emulation). One server gives all of them in the same way, with brotli at its best.

- *no scripts* is the twin: the same files, its pages without script elements and without links that fetch scripts. Every
  run loads the page in all its variants, one right after the other; *to twin* is the median of the ratios of such pairs.
- *Next.js* and *Astro* are the same content and parts, built as static files with these frameworks (\`bench/rivals\`).
- *kB* is what came over the wire until the network had been still for 2 seconds, heads included, 1 kB being 1000 bytes.
  Scripts are the page's own: those that it fetches ahead for pages linked in view, once it has come alive, count in kB
  and requests only.
- *CLS* is all layout shifts added up. *TBT* counts from FCP. *Chain* is how many of the page's own requests had to follow
  one another.
- *Alive* is when the page was hydrated, its buttons working.`;

const navigationText = `From the home page along 20 links in one visit, at the same width, the processor 4 times slower, the
network not slowed. A mouse points at the link, the page's chunk is fetched, and a second later the mouse clicks. The time
is the browser's own for the click, as in the Interaction to Next Paint of real visits, in steps of 8 ms: it ends when the
next frame, which has the new heading, is on the screen. *Next frame* is when the one after that began, as scripts see it:
an upper bound, and what was measured here at first. Requests after that are pictures, and chunks of pages that are
linked in view.`;

const buildText = `\`npm run build\` in copies of the project, by turns. The pages added are copies of those on conditions,
substances and programs, an address and a content file each. They show the pictures of their originals, so no more
pictures are drawn, and share pictures are kept from earlier builds in both.`;

function section(title: string, text: string, content: string): readonly string[] {
  return ['', `## ${title}`, '', text, '', content];
}

/** The results as Markdown. */
export function markdown(results: Results): string {
  const { provenance, pages, navigation, builds } = results;
  const { date, machine, processor, browser, commit } = provenance;
  const verdicts = verdictsOf(results);
  return [
    '# Performance',
    '',
    'Written by `npm run bench`. Do not edit it; run the command again.',
    '',
    `Measured on ${date}: ${machine}, ${processor}, ${browser}, commit ${commit}.`,
    'Figures are medians; in brackets the lowest and the highest.',
    ...(verdicts.length > 0
      ? section('Targets', 'Of all pages, the one that does worst counts.', verdictTable(verdicts))
      : []),
    ...(pages.length > 0 ? section('Page loads', pagesText, pageTable(pages)) : []),
    ...(navigation.length > 0 ? section('From page to page', navigationText, navigationTable(navigation)) : []),
    ...(builds.length > 0 ? section('Build time', buildText, buildTable(builds)) : []),
    '',
  ].join('\n');
}

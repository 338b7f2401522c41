import { join } from 'node:path';
import type { Break } from '../../proof/break';
import { breaks } from '../../proof/breaks';
import { ensureBrowser } from '../browser';
import { projectRoot } from '../demo-service';
import { readProofs } from './proofs';
import { buildIn, proveBreak } from './prove-break';
import { changeRecord, type Entry } from './record';
import { closeWorkshops, openWorkshop } from './workshop';

/**
 * `npm run prove`: breaks, in copies of the project, one thing after the other, and sees the tests of the named rules go
 * red. Only what is new or has changed since is proved again; `--all` proves everything, and words choose what names
 * one of them (a rule's id, a file, a part of a sentence). What was seen is recorded at once, so that nothing is lost
 * when a run ends early. Exits 1 when a rule stayed green under what should break it.
 */
const words = process.argv.slice(2).filter((word) => word !== '--all');
const all = process.argv.includes('--all') || words.length > 0;
/** How many copies are worked in at a time: as many as a small machine has processors, or as asked for. */
const workshops = Number(process.env.PROVE_WORKSHOPS ?? 2);
const failures: string[] = [];

function chosen(): Break[] {
  const counting = new Set(readProofs().flatMap(({ what, stale }) => (stale === undefined ? [what] : [])));
  const asked = ({ what, file, rules }: Break) =>
    words.length === 0 || words.some((word) => [what, file, ...rules].some((text) => text.includes(word)));
  return breaks.filter((breaking) => (all || !counting.has(breaking.what)) && asked(breaking));
}

let sound: Promise<string> | undefined;

/** The site of the unbroken project, built once when it is first asked for. */
function soundSite(): Promise<string> {
  sound ??= (async () => {
    const workshop = await openWorkshop('sound');
    await buildIn(workshop);
    return join(workshop.folder, 'dist');
  })();
  return sound;
}

function remember(what: string, entry: Entry) {
  changeRecord(projectRoot, (record) => ({ ...record, breaks: { ...record.breaks, [what]: entry } }));
}

/** What is broken no more, or went wrong, is not remembered. */
function forget(unwanted: (what: string) => boolean) {
  changeRecord(projectRoot, (record) => {
    const kept = Object.entries(record.breaks).filter(([what]) => !unwanted(what));
    return { ...record, breaks: Object.fromEntries(kept) };
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Takes breaks from the queue until it is empty. */
async function work(name: string, queue: Break[]) {
  const workshop = await openWorkshop(name);
  for (let breaking = queue.shift(); breaking; breaking = queue.shift()) {
    const { what } = breaking;
    const start = Date.now();
    try {
      const entry = await proveBreak(workshop, breaking, soundSite);
      remember(what, entry);
      const seen = entry.sightings.map(({ tag, layer, red, of }) => `${tag} ${layer} ${red} of ${of}`).join(', ');
      console.log(`red     ${what} (${seen}; ${Math.round((Date.now() - start) / 1000)} s)`);
    } catch (error) {
      failures.push(`${what}: ${messageOf(error)}`);
      forget((other) => other === what);
      console.log(`FAILED  ${what}: ${messageOf(error)}`);
    }
  }
}

const known = new Set(breaks.map(({ what }) => what));
forget((what) => !known.has(what));
const queue = chosen();
console.log(`${queue.length} of ${breaks.length} breaks to prove`);
if (queue.length > 0) {
  process.env.CHROMIUM_PATH = ensureBrowser();
  try {
    await Promise.all(Array.from({ length: workshops }, (_, index) => work(String(index + 1), queue)));
  } finally {
    closeWorkshops();
  }
}
console.log(`\n${failures.length} failed`);
for (const failure of failures) console.log(`  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

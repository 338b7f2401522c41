import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { site } from '../../src/site';
import { factsIn, identifying, isFictional } from '../../tools/launch-check/fictional';
import fictional from '../../tools/launch-check/fictional.json' with { type: 'json' };
import { projectRoot } from '../../tools/project-root';
import { escaped } from '../support/text';

// Not from Git, which a copy of the project may lack. What people and commands make in other folders may contain the facts.
const folders = ['.storybook', 'docs', 'e2e', 'public', 'spec', 'src', 'tests', 'tools'];
const inFolders = folders.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true }).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
);
const isFile = (file: string) => statSync(join(projectRoot, file)).isFile();
const made = /^\.env(?!\.example)|\.log$|node_modules/;
const listed = [...inFolders, ...readdirSync(projectRoot)].filter((file) => !made.test(file) && isFile(file));
// These files may repeat the facts: faults quote the text that they replace, approved texts contain what pages show,
// and the launch check has the facts of the fictional clinic.
const repeats = /^(?:tests\/(?:faults|second-clinic)\/|spec\/pages\/|tools\/launch-check\/fictional\.json$)/;
const files = listed.filter((file) => !repeats.test(file));
const contents = files.map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));

/** Matches a phrase as whole words, in any case and with any white space. */
const wording = (text: string) => new RegExp(`(?<!\\w)${escaped(text).replace(/ +/g, '\\s+')}(?!\\w)`, 'i');
/** Matches a phone number with any punctuation. */
const phone = (display: string) => new RegExp(display.replace(/\D/g, '').split('').join('[\\s().+/-]{0,3}'));
const filesWith = (pattern: RegExp) => contents.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

// A clinic's documents may contain its facts, and its name may be an ordinary word.
beforeEach(({ skip }) => skip(!isFictional(site), 'These are the facts of another clinic'));

test('only src/site.ts contains the facts that identify the clinic', { tags: 'facts' }, () => {
  const facts = factsIn(site).flatMap(([place, fact]) =>
    identifying.test(place) && !/phone$/i.test(place) ? [`${fact}`] : [],
  );
  const hosts = facts.flatMap((fact) => (URL.canParse(fact) ? [new URL(fact).host] : (/@(.+)/.exec(fact)?.[1] ?? [])));
  const texts = [...new Set([...facts, ...hosts])];
  expect(texts.map((text) => [text, filesWith(wording(text))])).toEqual(texts.map((text) => [text, ['src/site.ts']]));
});

// The contract and the tests contain sample input of visitors, with any phone numbers.
const samples = /^(spec|tests|e2e)\//;

test('only src/site.ts contains the phone numbers of the clinic', { tags: 'facts' }, () => {
  for (const { display } of [site.phone, site.secondPhone])
    expect(
      filesWith(phone(display)).filter((file) => !samples.test(file)),
      display,
    ).toEqual(['src/site.ts']);
});

test('the launch check knows the facts of the fictional clinic', { tags: 'facts' }, () => {
  expect(site, 'change tools/launch-check/fictional.json, too, unless this is a real clinic').toEqual(fictional);
});

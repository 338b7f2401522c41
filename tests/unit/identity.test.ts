import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { projectRoot } from '../../tools/project-root';
import { covers } from '../support/covers';

/** Every file of the project that Git does not ignore. */
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: projectRoot,
  encoding: 'utf8',
});
if (listed.status !== 0) throw new Error(`git could not list the files of the project: ${listed.stderr}`);
const isFile = (file: string) => statSync(`${projectRoot}/${file}`, { throwIfNoEntry: false })?.isFile();
// A fault contains the text that it replaces; approved texts have what pages say, facts included.
const repeats = /^(?:tests\/faults|spec\/pages)\//;
const files = listed.stdout.split('\0').filter((file) => file && !repeats.test(file) && isFile(file));
const contents = files.map((file) => ({ file, text: readFileSync(`${projectRoot}/${file}`, 'utf8') }));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Matches a phrase as whole words, in any case and with any white space. */
const wording = (text: string) => new RegExp(`\\b${escaped(text).replace(/ +/g, '\\s+')}\\b`, 'i');
/** Matches a phone number with any punctuation. */
const phone = (display: string) => new RegExp(display.replace(/\D/g, '').split('').join('[\\s().+/-]{0,3}'));
const host = (url: string) => wording(new URL(url).host);

const identity: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the name', wording(site.name)],
  ['the city', wording(site.city)],
  ['the street', wording(site.address.street)],
  ['the locality', wording(site.address.locality)],
  ['the e-mail address', wording(site.email)],
  ['the domain of the e-mail address', wording(site.email.replace(/.*@/, ''))],
  ['the certification number', wording(site.certification.number)],
  ['the license register', host(site.certification.registerUrl)],
  ['the accreditation', wording(site.accreditation)],
  ['the name of the jobs program', wording(site.jobsProgram.name)],
  ['the site of the jobs program', host(site.jobsProgram.url)],
  ...site.insurers.map((name) => [`the insurer ${name}`, wording(name)] as const),
];

for (const [what, pattern] of identity) {
  test(`only src/site.ts contains ${what}`, covers('CONTENT-ONE-IDENTITY~1'), () => {
    expect(contents.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual(['src/site.ts']);
  });
}

// The contract and the tests contain sample input of visitors, with any phone numbers.
const samples = /^(spec|tests|e2e)\//;

for (const { display } of [site.phone, site.secondPhone]) {
  test(`only src/site.ts contains the phone number ${display}`, covers('CONTENT-ONE-IDENTITY~1'), () => {
    const found = contents.filter(({ file, text }) => !samples.test(file) && phone(display).test(text));
    expect(found.map(({ file }) => file)).toEqual(['src/site.ts']);
  });
}

import { expect, test } from 'vitest';
import { longDate } from '../../../src/content/format';
import { untraced } from '../../../tests/support/covers';
import { ready } from '../../../tests/support/ready-clinic';
import { readAloud, readAloudReport } from '../read-aloud';

const email = 'front_desk@clinic.example';
const site = {
  ...ready,
  certification: {
    number: '1',
    expires: '2027-06-30',
    registerName: 'register',
    registerUrl: 'https://register.internal/',
  },
  email,
};
const { address, phone, secondPhone, certification } = site;
const since = longDate(site.privacyPageEffective, '');

/** Parts of approved texts that contain these facts. */
const texts: Readonly<Record<string, string>> = {
  layout: [
    `Our Clinic, ${address.street}. Phone [${phone.display}](${phone.href})`,
    `${'Certified by the state. '.repeat(5)}State number ${certification?.number}. [Look](${certification?.registerUrl})`,
  ].join('\n\n'),
  contact: [
    `**Title:** ${email}`,
    `# Write to ${email}`,
    `Not ${email}s, but _${email}_.`,
    `- **Email us:** [${email}](mailto:${email})`,
    `[Call ${phone.display}](${phone.href}) Desk: [${secondPhone.display}](${secondPhone.href})`,
  ].join('\n\n'),
  insurance: '- **One Plan**\n  In network',
  privacy: `**In force since ${since}.**`,
};
const textOf = (name: string) => texts[name] ?? '';

test('the list to read aloud shows each fact with the sentence or short line that contains it', untraced, () => {
  expect(readAloud(site, textOf)).toEqual([
    `  every page: Our Clinic, ${address.street}. Phone ${phone.display}`,
    `  every page: State number 1.`,
    `  every page: Look (${certification?.registerUrl})`,
    `  /contact: Call ${phone.display} Desk: ${secondPhone.display}`,
    `  /contact: Not ${email}s, but ${email}.`,
    '  /insurance: One Plan: In network',
    `  /privacy: In force since ${since}.`,
  ]);
});

test('the read-aloud report warns if the approved texts are older than the facts', untraced, () => {
  const old = 'The approved texts are older than your facts';
  expect(readAloudReport(site, textOf)).not.toContain(old);
  expect(readAloudReport({ ...site, phone: secondPhone }, textOf)).toContain(old);
});

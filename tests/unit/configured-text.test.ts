import { describe, expect, test } from 'vitest';
import { accessibilityWith } from '../../src/content/pages/accessibility';
import { exceptions, pictureHost, privacyWith } from '../../src/content/pages/privacy';
import { prescribesForOpioids } from '../../src/content/shared/care';
import { site } from '../../src/site';
import type { Insurer } from '../../src/site.schema';
import { plain, textOf } from '../support/text';
import { pagesWith } from '../support/with-site';

const textOfContent = (content: object) => plain(JSON.stringify(content));

describe('the privacy page', () => {
  test('promises no request to third parties only if the site has no picture host', { tags: 'privacy' }, () => {
    const said = [privacyWith(undefined), privacyWith('bucket.example')].map(textOfContent);
    const promise = 'It sends no request to any third party before you send a message.';
    expect(said.map((text) => text.includes(promise))).toEqual([true, false]);
    const seen = 'a storage host, bucket.example, which sees your IP address. Apart from that,';
    expect(said.map((text) => text.includes(seen))).toEqual([false, true]);
  });

  test.each([
    [undefined, 'https://clinic.example', undefined],
    ['', 'https://clinic.example', undefined],
    ['https://bucket.example/clinic/', 'https://clinic.example', 'bucket.example'],
    ['https://bucket.example', undefined, 'bucket.example'],
    ['https://clinic.example', 'https://clinic.example/', undefined],
    ['http://clinic.example', 'https://clinic.example', 'clinic.example'],
  ])('for pictures at %j and a site at %j, the picture host is %j', { tags: 'privacy' }, (bucket, own, host) => {
    expect(pictureHost(bucket, own)).toBe(host);
  });

  test('treats records of care for substance use separately if 42 CFR Part 2 protects them', { tags: 'facts' }, () => {
    const said = [true, false].map((federallyAssisted) =>
      textOfContent(exceptions({ ...site.law, federallyAssisted })),
    );
    expect(said.map((text) => text.includes('records of care for substance use'))).toEqual([true, false]);
    // For protected records, danger to a life is not an exception, so the words come under “About other care”.
    expect(said[0]).toMatch(/narrowest.*About other care.*a life in danger/);
    expect(said[1]).toContain('a life in danger');
  });
});

test('the accessibility page lists silent failures as a limit unless they are told', { tags: 'facts' }, () => {
  const limits = ['If sending fails, the form shows nothing', 'only letters and spaces'];
  const said = [false, true].map((announced) => {
    const text = textOfContent(accessibilityWith(announced));
    return limits.filter((limit) => text.includes(limit));
  });
  expect(said).toEqual([limits, ['only letters and spaces']]);
});

test('pages name the medicines that the clinic prescribes', { tags: 'facts' }, () => {
  const elsewhere = 'If methadone may suit you better, we’ll help you look for an opioid treatment program.';
  expect(prescribesForOpioids(['buprenorphine'])).toBe(`We prescribe buprenorphine here. ${elsewhere}`);
  expect(prescribesForOpioids(['methadone', 'buprenorphine'])).toBe('We prescribe methadone and buprenorphine here.');
});

test('insurers read "In network" with a check mark, "Not in network" or "Ask us"', { tags: 'facts' }, async () => {
  const insurers: readonly Insurer[] = [{ name: 'A', network: 'out' }, { name: 'B', network: 'in' }, { name: 'C' }];
  const [page] = await pagesWith({ ...site, insurers }, ['/insurance']);
  const items = page?.querySelectorAll('section li:has(> svg)') ?? [];
  const networks = items.flatMap((item) => item.querySelectorAll('[data-network], strong ~ span'));
  expect(items.map((item) => item.querySelectorAll('strong').map(textOf))).toEqual([['A'], ['B'], ['C']]);
  expect(networks.map(textOf)).toEqual(['Not in network', 'In network', 'Ask us']);
  expect(networks.map((network) => network.querySelectorAll('svg').length)).toEqual([0, 1, 0]);
});

import { describe, expect, test } from 'vitest';
import { accessibilityWith } from '../../src/content/pages/accessibility';
import { exceptions, pictureHost, privacyWith } from '../../src/content/pages/privacy';
import { site } from '../../src/site';
import { subject } from '../support/covers';
import { plain } from '../support/text';

const textOfContent = (content: object) => plain(JSON.stringify(content));
const noRequest = 'no request to any third party before you send a message';

describe('the privacy page', () => {
  test('promises no request to third parties if the site has no picture host', subject('privacy'), () => {
    const text = textOfContent(privacyWith(undefined));
    expect(text).toContain(`It sends ${noRequest}.`);
    expect(text).not.toContain('storage host');
  });
  test('names the picture host and what it sees', subject('privacy'), () => {
    const text = textOfContent(privacyWith('bucket.example'));
    expect(text).toMatch(/pictures[^."]*bucket\.example, which sees your IP address\. Apart from that,/);
    expect(text).not.toContain(`It sends ${noRequest}.`);
  });

  test.each([
    [undefined, 'https://clinic.example', undefined],
    ['', 'https://clinic.example', undefined],
    ['https://bucket.example/clinic/', 'https://clinic.example', 'bucket.example'],
    ['https://bucket.example', undefined, 'bucket.example'],
    ['https://clinic.example', 'https://clinic.example/', undefined],
    ['http://clinic.example', 'https://clinic.example', 'clinic.example'],
  ])('for pictures at %j and a site at %j, the picture host is %j', subject('privacy'), (bucket, own, host) => {
    expect(pictureHost(bucket, own)).toBe(host);
  });
});

test(
  'the privacy page treats records of care for substance use separately if 42 CFR Part 2 protects them',
  subject('facts'),
  () => {
    const said = [true, false].map((federallyAssisted) =>
      textOfContent(exceptions({ ...site.law, federallyAssisted })),
    );
    expect(said.map((text) => text.includes('records of care for substance use'))).toEqual([true, false]);
    for (const text of said) expect(text).toContain('a life in danger');
    // For protected records, danger to a life is not an exception, so the words come under “About other care”.
    expect(said[0]).toMatch(/narrowest.*About other care.*a life in danger/);
  },
);

test('the accessibility page lists silent failures as a limit unless the form announces them', subject('facts'), () => {
  const silent = ['If sending fails, the form shows nothing', 'The form empties as soon as sending starts'];
  const said = [false, true].map((announced) => {
    const text = textOfContent(accessibilityWith(announced));
    return [...silent, 'for only 3 seconds'].filter((limit) => text.includes(limit));
  });
  expect(said).toEqual([[...silent, 'for only 3 seconds'], ['for only 3 seconds']]);
});

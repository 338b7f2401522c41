import { describe, expect, test } from 'vitest';
import { accessibilityWith } from '../../src/content/accessibility';
import { pictureHost } from '../../src/content/picture-host';
import { privacyWith } from '../../src/content/privacy';
import { covers } from '../support/covers';
import { plain } from '../support/text';

const textOfContent = (content: object) => plain(JSON.stringify(content));
const noRequest = 'no request to any third party before you send a message';

describe('the privacy page', () => {
  test('promises no request to others without exception', covers('CONTENT-PRIVACY-PICTURES~1'), () => {
    const text = textOfContent(privacyWith(undefined));
    expect(text).toContain(`It sends ${noRequest}.`);
    expect(text).not.toContain('storage host');
  });
  test('names another host of pictures, and what it sees', covers('CONTENT-PRIVACY-PICTURES~1'), () => {
    const text = textOfContent(privacyWith('bucket.example'));
    expect(text).toMatch(/pictures[^."]*bucket\.example, which sees your IP address\. Apart from that,/);
    expect(text).not.toContain(`It sends ${noRequest}.`);
  });

  const cases = [
    { bucket: undefined, own: 'https://clinic.example', host: undefined },
    { bucket: '', own: 'https://clinic.example', host: undefined },
    { bucket: 'https://bucket.example/clinic/', own: 'https://clinic.example', host: 'bucket.example' },
    { bucket: 'https://bucket.example', own: undefined, host: 'bucket.example' },
    { bucket: 'https://clinic.example', own: 'https://clinic.example/', host: undefined },
    { bucket: 'http://clinic.example', own: 'https://clinic.example', host: 'clinic.example' },
  ];
  for (const { bucket, own, host } of cases) {
    test(`of ${own} with its pictures at "${bucket}" names ${host}`, covers('CONTENT-PRIVACY-PICTURES~1'), () => {
      expect(pictureHost(bucket, own)).toBe(host);
    });
  }
});

describe('the limits on the accessibility page', () => {
  const silent = ['If sending fails, the form shows nothing', 'The form empties as soon as sending starts'];
  for (const announced of [false, true]) {
    test(
      `${announced ? 'omit' : 'name'} silent failures if announced is ${announced}`,
      covers('OPTION-LIMITS~1'),
      () => {
        const text = textOfContent(accessibilityWith(announced));
        expect(silent.filter((limit) => text.includes(limit))).toEqual(announced ? [] : silent);
        expect(text).toContain('for only 3 seconds');
      },
    );
  }
});

import { expect, test } from 'vitest';
import { prescribesForOpioids } from '../../src/content/shared/care';
import { substancePaths } from '../../src/paths';
import { site } from '../../src/site';
import { plain, textOf } from '../support/text';
import { pagesWith } from '../support/with-site';

/** The substance pages that contain a sentence if the clinic prescribes these medicines for opioid use disorder. */
async function pagesThatSay(sentence: string, opioidMedicines: readonly string[]) {
  const texts = (await pagesWith({ ...site, opioidMedicines }, substancePaths)).map(textOf);
  return substancePaths.filter((_, index) => texts[index]?.includes(plain(sentence)));
}

test('pages say who prescribes medicines for opioid use disorder', { tags: 'facts' }, async () => {
  const both = ['buprenorphine', 'extended-release naltrexone'];
  const pages = await pagesThatSay(prescribesForOpioids([]), []);
  expect(pages).toContain('/opioid');
  expect(await pagesThatSay(prescribesForOpioids(both), both)).toEqual(pages);
  expect(await pagesThatSay(prescribesForOpioids([]), both)).toEqual([]);
});

test('pages name the medicines that the clinic prescribes', { tags: 'facts' }, () => {
  const elsewhere = 'If methadone may suit you better, we’ll help you look for an opioid treatment program.';
  expect(prescribesForOpioids(['buprenorphine'])).toBe(`We prescribe buprenorphine here. ${elsewhere}`);
  expect(prescribesForOpioids(['methadone', 'buprenorphine'])).toBe('We prescribe methadone and buprenorphine here.');
});

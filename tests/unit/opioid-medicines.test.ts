import { afterEach, expect, test, vi } from 'vitest';
import { whoPrescribes } from '../../src/content/opioid-medicines';
import { substancePaths } from '../../src/routes';
import { site } from '../../src/site';
import { covers } from '../support/covers';

afterEach(() => {
  vi.doUnmock('../../src/site');
  vi.resetModules();
});

/** The substance pages of a clinic that prescribes medicines for opioid use disorder, or does not, which say a sentence. */
async function pagesThatSay(sentence: string, prescribesOpioidMedicines: boolean) {
  vi.resetModules();
  vi.doMock('../../src/site', () => ({ site: { ...site, prescribesOpioidMedicines } }));
  const pages = [];
  for (const path of substancePaths) {
    const { content } = await import(`../../src/content/substances/${path.slice(1)}.ts`);
    if (JSON.stringify(content).includes(sentence)) pages.push(path);
  }
  return pages;
}

test('pages say who prescribes medicines for opioid use disorder', covers('CONTENT-OPIOID-MEDICINES~2'), async () => {
  const pages = await pagesThatSay(whoPrescribes(false), false);
  expect(pages).toContain('/opioid');
  expect(await pagesThatSay(whoPrescribes(true), true)).toEqual(pages);
  expect(await pagesThatSay(whoPrescribes(false), true)).toEqual([]);
});

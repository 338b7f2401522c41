import { afterEach, describe, expect, test, vi } from 'vitest';
import { opioidMedicines } from '../../spec/overdose';
import type { SubstancePath } from '../../src/routing/paths';
import { site } from '../../src/site';
import { covers } from '../support/covers';
import { textSaysAll } from '../support/places';
import { plain } from '../support/text';

afterEach(() => {
  vi.doUnmock('../../src/site');
  vi.resetModules();
});

/** The content of a page of a clinic that prescribes medicines for opioid use disorder, or does not. */
async function treatmentOf(path: SubstancePath, prescribesOpioidMedicines: boolean) {
  vi.resetModules();
  vi.doMock('../../src/site', () => ({ site: { ...site, prescribesOpioidMedicines } }));
  const { content } = await import(`../../src/content/substances/${path.slice(1)}.ts`);
  return plain(JSON.stringify(content.treatment));
}

describe('a page that names medicines for opioid use disorder', () => {
  const { pages, prescribed, referred } = opioidMedicines;

  for (const path of pages) {
    test(
      `says that the clinic prescribes them, if it does: ${path}`,
      covers('CONTENT-OPIOID-MEDICINES~1'),
      async () => {
        const text = await treatmentOf(path, true);
        expect(textSaysAll(text, prescribed)).toBe(true);
        expect(textSaysAll(text, referred)).toBe(false);
      },
    );

    test(
      `says that others prescribe them, if the clinic does not: ${path}`,
      covers('CONTENT-OPIOID-MEDICINES~1'),
      async () => {
        const text = await treatmentOf(path, false);
        expect(textSaysAll(text, referred)).toBe(true);
        expect(textSaysAll(text, prescribed)).toBe(false);
      },
    );
  }
});

import { test as base, expect } from '../support/test';
import { marked } from './painted';
import { type Finding, type Survey, survey } from './survey';
import { scopeOf, type View } from './views';

interface Fixtures {
  /** Shows a page and writes down what can be seen of it. Consecutive tests of the same page and view share the data. */
  surveyOf(path: string, view: View): Promise<Survey>;
  /** Fails if there are findings, and shows them in Playwright's report: in words, and marked in a picture of the page. */
  expectNone(survey: Survey, findings: readonly Finding[]): Promise<void>;
}

/** The survey that a worker has made last. */
interface Last {
  of: string;
  data: Survey | undefined;
}

/** The guarded test, for tests that read from surveys. */
export const test = base.extend<Fixtures, { last: Last }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here, even for a fixture without dependencies.
  last: [async ({}, use) => use({ of: '', data: undefined }), { scope: 'worker' }],
  surveyOf: async ({ look, last }, use) => {
    await use(async (path, view) => {
      const of = `${path} ${view.title}`;
      if (last.data && last.of === of) return last.data;
      const data = await survey(await look(path, view), scopeOf(view));
      Object.assign(last, { of, data });
      return data;
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expectNone: async ({}, use, info) => {
    await use(async ({ shot }, findings) => {
      if (findings.length > 0 || process.env.SURVEY_PICTURES) {
        const boxes = findings.flatMap((finding) => finding.boxes);
        await info.attach('the findings on the page', { body: await marked(shot, boxes), contentType: 'image/png' });
      }
      expect(findings.map(({ line }) => line)).toEqual([]);
    });
  },
});

export { expect };

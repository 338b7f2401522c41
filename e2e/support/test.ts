import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { RuleId } from '../../spec/rules';
import type { Subject } from '../../tests/support/subjects';
import { waiverReason } from '../../tests/waivers';

/** A rule of the specification, or the subject of something that the project promises beyond it. */
export type Tag = RuleId | Subject;
type Tags = ReturnType<typeof tagged>;

const tagged = (...tags: readonly Tag[]) => ({ tag: tags.map((tag) => `@${tag}`) });

/** Names the rules that a test covers, and its subjects, as tags: `test('…', covers('NAV-…'), …)`. An unknown name doesn't compile. */
export const covers: (...tags: readonly [Tag, ...Tag[]]) => Tags = tagged;

/** Names the subject of a test that covers no rule: `test('…', subject('a11y'), …)`. */
export const subject: (...subjects: readonly [Subject, ...Subject[]]) => Tags = tagged;

/** Marks a test that adds more cases to another test. Only `npm run test:all` runs it. */
export const slow = ({ tag }: Tags): Tags => ({ tag: ['@slow', ...tag] });

/** Reports every console message (such as a hydration warning), uncaught error and request to another origin. */
export function watch(context: BrowserContext, home: string | undefined, report: (line: string) => void) {
  context.on('console', (message) => report(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) report(`request to another origin: ${request.url()}`);
  });
}

interface Console {
  /** Returns the lines since the last call. Lines that remain at the end fail the test. */
  take(): readonly string[];
  /** Allows any number of lines that match, at any time during the test. */
  allow(pattern: RegExp): void;
}

/**
 * Playwright's test. It also fails on each console message, uncaught error and request to another origin that the test
 * neither takes nor allows. It skips tests that cover only waived rules.
 */
export const test = base.extend<{ console: Console; waiver: undefined }>({
  waiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, and this fixture uses no other.
    async ({}, use, { tags, skip }) => {
      const reason = waiverReason(tags);
      skip(reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],
  console: [
    async ({ context, baseURL }, use) => {
      let lines: string[] = [];
      const allowed: RegExp[] = [];
      watch(context, baseURL, (line) => lines.push(line));
      const take = () => {
        const taken = lines.filter((line) => !allowed.some((pattern) => pattern.test(line)));
        lines = [];
        return taken;
      };
      await use({ take, allow: (pattern) => allowed.push(pattern) });
      expect(take(), 'unexpected console messages, errors and requests').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the open document is hydrated. If another document replaces it meanwhile, the wait continues there. */
export const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated);

/** Opens a page, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path).catch((cause: Error) => {
    const why = cause.message.includes('ERR_ABORTED')
      ? 'something led the browser away before the page had loaded'
      : cause.message;
    throw new Error(`A visitor did not see ${path}: ${why}`, { cause });
  });
  await hydrated(page);
}

export { expect };

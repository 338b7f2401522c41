import { chromium } from 'playwright';
import { quotes } from './spec/content';
import { decisions, informative, rules } from './spec/rules';
import { accessibilityCriteria } from './tests/accessibility-criteria';
import { faults } from './tests/faults/all';
import { libraryBehavior } from './tests/faults/library';
import { withFacts } from './tests/support/facts';
import { subjects } from './tests/support/subjects';
import { waivers } from './tests/waivers';
import { textName } from './tools/approved-text/files';
import { chromiumLaunch, ensureBrowser } from './tools/testing/browser';
import type { TraceConfig } from './tools/trace/config';
import { playwright, vitest } from './tools/trace/runners';

const vitestReport = 'reports/vitest.json';

/** Configures the trace (tools/trace) for this project. */
export default {
  title: 'Clinic site',
  rules,
  decisions,
  informative,
  subjects,
  sections: {
    0: 'Introduction',
    1: 'What the product does and for whom',
    2: 'Screens and routes',
    3: 'Entities and their fields',
    4: 'States and transitions',
    5: 'Validation rules',
    6: 'Roles and permissions',
    7: 'The calls it makes',
    8: 'Error catalog',
    9: 'Business constants and limits',
  },
  files: {
    rules: 'spec/rules.ts',
    sentences: 'spec/sentences.json',
    faults: 'tests/faults',
    record: 'tests/faults/record.json',
    product: 'src',
  },
  layers: {
    unit: {
      tests: /^tests\/unit\/.*\.test\.tsx?$/,
      runner: vitest(vitestReport, 'unit*'),
    },
    component: {
      tests: /^tests\/component\/.*\.test\.tsx?$/,
      runner: vitest(vitestReport, 'component*'),
    },
    e2e: {
      // `npm test` does not run project.spec.ts, which has only slow tests.
      tests: /^e2e\/(?!project\.).*\.spec\.ts$/,
      runner: playwright('reports/e2e.json', ['site', 'flows-*', 'crawl'], 'E2E_PORT'),
    },
  },
  tables: {
    'e2e/crawl/crawl.spec.ts': ['e2e/crawl/snapshot-assertions.ts', 'e2e/crawl/page-assertions.ts'],
  },
  faults,
  library: libraryBehavior,
  waivers,
  quotes: quotes.flatMap(({ rule, page, under, says }) => {
    if (!rule) return [];
    return {
      rule,
      where: under ? `${page}, under “${withFacts(under)}”` : page,
      file: `spec/pages/${page.startsWith('/') ? textName(page) : page}.md`,
      says: typeof says === 'string' ? withFacts(says) : says.map(withFacts),
      // What is between facts and Markdown is in the source of the page as it is.
      literal: [says]
        .flat()
        .flatMap((text) => text.match(/[^{}[\]()*#`]{9,}(?![^{]*})/g) ?? [])
        .map((text) => text.trim()),
    };
  }),
  criteria: { title: 'WCAG 2.2, levels A and AA', tests: accessibilityCriteria },
  madeWith: async () => {
    const browser = await chromium.launch(chromiumLaunch());
    const made = { Browser: `Chromium ${browser.version()}` };
    await browser.close();
    return made;
  },
  // Compression takes two thirds of the build time, and no rule is about compressed files.
  environment: () => ({ CHROMIUM_PATH: ensureBrowser(), INJECTED_FAULT: '1' }),
} satisfies TraceConfig;

import { execFileSync } from 'node:child_process';
import { views } from './e2e/crawl/views';
import { quotes } from './spec/content';
import { routes } from './spec/routes';
import { informative, rules } from './spec/rules';
import { accessibilityCriteria } from './tests/accessibility-criteria';
import { faults } from './tests/faults/all';
import { libraryBehavior } from './tests/faults/library';
import { withFacts } from './tests/support/facts';
import { subjects } from './tests/support/subjects';
import { waivers } from './tests/waivers';
import { textName } from './tools/approved-text/files';
import { ensureBrowser } from './tools/testing/browser';
import { defineConfig } from './tools/trace/config';
import { playwright, vitest } from './tools/trace/runners';

const vitestReport = 'reports/vitest.json';

/** The titles of the crawl's views. The title of each test of the crawl contains one of them. */
const crawled = Object.values(views).flatMap((own) => own.map(({ title }) => title));

/** The section of the first sentence. */
const sectionOf = (from: string | readonly string[]) => Number.parseInt([from].flat()[0] ?? '', 10);

/** Configures the trace (tools/trace) for this project. */
export default defineConfig({
  title: 'Clinic site',
  rules: rules.map((rule) => ({ ...rule, section: sectionOf(rule.from), origin: 'specification' })),
  informative: informative.map((note) => ({ ...note, section: sectionOf(note.from) })),
  topics: Object.keys(subjects),
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
    rules: ['spec/rules.ts'],
    sentences: 'spec/sentences.json',
    faults: 'tests/faults',
    record: 'tests/faults/record.json',
    fixtures: 'spec',
  },
  layers: {
    unit: {
      tests: /^tests\/unit\/.*\.test\.tsx?$/,
      runner: vitest({ report: vitestReport, project: 'unit*' }),
    },
    component: {
      tests: /^tests\/component\/.*\.test\.tsx?$/,
      runner: vitest({ report: vitestReport, project: 'component*' }),
    },
    e2e: {
      // In the reports, the tests of the crawl are in the file that all views share, not in the file of a view.
      tests: /^e2e\/(?!crawl\/).*\.spec\.ts$/,
      runner: playwright({
        report: 'reports/e2e.json',
        projects: ['site', 'flows-*', 'crawl-*'],
        portVariable: 'E2E_PORT',
        viewOf: (project, title) =>
          crawled.find((view) => title.includes(` ${view}: `)) ??
          views[project === 'flows-phone' ? 'phone' : 'wide'][0].title,
      }),
      built: true,
    },
  },
  faults,
  library: libraryBehavior,
  waivers,
  quotes: quotes.map(({ rule = '', page, under, says }) => ({
    rule,
    where: under ? `${page}, under “${withFacts(under)}”` : page,
    file: `spec/pages/${page.startsWith('/') ? textName(page) : page}.md`,
    says: typeof says === 'string' ? withFacts(says) : says.map(withFacts),
  })),
  subjects: {
    what: 'page',
    names: routes.map(({ path }) => path),
    // The titles of the crawl's tests begin with the address of the page.
    of: (title) => (title.startsWith('/') ? title.split(' ')[0] : undefined),
    all: 'npm run test:all',
  },
  criteria: { title: 'WCAG 2.2, levels A and AA', rules: accessibilityCriteria },
  build: (files) => ({
    command: ['vite', 'build', '--mode', 'mock'],
    // Compression takes two thirds of the build time, and only the tests of a first visit need compressed files.
    env:
      files.length > 0 && !files.some((file) => file.startsWith('e2e/first-visit/')) ? { SKIP_COMPRESSION: '1' } : {},
  }),
  madeWith: () => ({ Browser: execFileSync(ensureBrowser(), ['--version'], { encoding: 'utf8' }).trim() }),
  environment: () => ({ CHROMIUM_PATH: ensureBrowser() }),
});

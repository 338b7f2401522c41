import { expect, onTestFinished, test, vi } from 'vitest';
import { pageProblems } from '../../tools/vite/built-pages';
import { projectFolder } from '../support/project-folder';

const whole =
  '<title>Jobs</title><meta name="description" content="Help with work"><div id="root"><main><h1>Job Assistance</h1>' +
  `<p>${'We help you find work. '.repeat(20)}</p></main></div>`;
const problemsWith = (html: string, other = '') =>
  pageProblems(projectFolder({ 'jobs.html': html, 'other.html': other }));

test.each([
  ['no title', '<title>Jobs</title>', '<title> </title>', 'has no title'],
  ['no description', 'content="Help with work"', 'content=""', 'has no description'],
  ['an empty heading', 'Job Assistance', '', 'does not have one h1'],
  ['two headings', '</h1>', '</h1><h1>Jobs</h1>', 'does not have one h1'],
  [
    'a part that React left to the browser',
    '<p>',
    '<template></template><p>',
    'has a part that was not rendered (<template>)',
  ],
  ['hardly any text', /<p>.*<\/p>/, '<p>Soon.</p>', 'has only 20 characters of text'],
  ['a missing font', '</p>', '</p><style>url("./x")</style>', 'refers to ./x, which does not exist'],
  ['a link to no page', '</p>', '</p><a href="/job">Jobs</a>', 'refers to /job, which does not exist'],
  [
    'a link to no section',
    '</p>',
    '</p><a href="/jobs#apply">Apply</a>',
    'refers to /jobs#apply, which does not exist',
  ],
])('the build finds a page with %s', { tags: 'hosting' }, (_, part, instead, problem) => {
  expect(problemsWith(whole)).not.toContain(`jobs.html ${problem}.`);
  expect(problemsWith(whole.replace(part, instead))).toContain(`jobs.html ${problem}.`);
});

test('the build finds a page with the text of another', { tags: 'hosting' }, () => {
  expect(problemsWith(whole, whole)).toEqual(['other.html has the text of jobs.html.']);
});

test('a page that throws is not rendered without its content', { tags: 'hosting' }, async () => {
  vi.resetModules();
  vi.doMock('../../src/components/PageSection/PageSection', () => ({
    PageSection() {
      throw new Error('planted');
    },
  }));
  onTestFinished(() => {
    vi.doUnmock('../../src/components/PageSection/PageSection');
    vi.resetModules();
  });
  const { renderPage } = await import('../../src/prerender');
  await expect(renderPage('/outpatient-program')).rejects.toThrow('planted');
});

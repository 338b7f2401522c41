import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { markdownOf } from '../markdown';
import { pageText } from '../page-text';

// The test that compares every page with its approved text covers the other elements.
const cases: readonly (readonly [what: string, html: string, markdown: string])[] = [
  ['no backslash escapes', '<p>1. First [of all] * _now_</p>', '1. First [of all] * _now_'],
  ['nothing that is hidden from everybody', '<p aria-hidden="true">x</p><svg><title>y</title></svg><p>z</p>', 'z'],
  [
    'a list of terms and descriptions',
    '<dl><div><dt>Hours</dt><dd>20 or more</dd></div><div><dt>Days</dt><dd>5</dd></div></dl>',
    '- **Hours:** 20 or more\n- **Days:** 5',
  ],
  [
    'a table',
    '<table><thead><tr><th>Program</th><th>Hours</th></tr></thead><tbody><tr><th>Day</th><td>20</td></tr></tbody></table>',
    '| Program | Hours |\n| --- | --- |\n| Day | 20 |',
  ],
];

for (const [what, html, markdown] of cases) {
  test(`the Markdown of a page has ${what}`, untraced, () => {
    expect(markdownOf(html)).toBe(markdown);
  });
}

test('pageText separates the page from the form and the layout, and omits the review', untraced, () => {
  const head = '<title>T</title><meta name="description" content="D">';
  const main = '<main><h1>H</h1><p data-review>By me</p><section id="contact-form"><h2>Write</h2></section></main>';
  const { page, form, layout } = pageText(`${head}<div id="root"><header>Top</header>${main}</div>`);
  expect(page).toBe(
    '**Title:** T\n\n**Description:** D\n\n---\n\n# H\n\nThe contact form: see [contact-form.md](contact-form.md).\n',
  );
  expect(form).toBe('## Write\n');
  expect(layout).toBe('Top\n\n(the page)\n');
});

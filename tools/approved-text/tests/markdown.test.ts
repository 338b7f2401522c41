import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { markdownOf } from '../markdown';
import { pageText } from '../page-text';

const cases: readonly (readonly [what: string, html: string, markdown: string])[] = [
  [
    'a heading and a text',
    '<h2>Signs</h2><p>Low mood, <strong>every day</strong>.</p>',
    '## Signs\n\nLow mood, **every day**.',
  ],
  ['no escaped signs', '<p>1. First [of all] * _now_</p>', '1. First [of all] * _now_'],
  ['a link with its target', '<p>Call <a href="tel:911"><span>911</span></a>.</p>', 'Call [911](tel:911).'],
  ['links side by side', '<div><a href="/a">A</a><a href="/b">B</a></div>', '[A](/a)\n\n[B](/b)'],
  ['the name of a link without text', '<p><a href="/" aria-label="Home"><svg></svg></a></p>', '[Home](/)'],
  [
    'the other name of a link',
    '<p><a href="/" aria-label="Home page">Home</a></p>',
    '[Home](/) (read aloud: Home page)',
  ],
  [
    'hidden text',
    '<p><a href="/a">More<span class="visually-hidden"> on A</span></a></p>',
    '[More (read aloud: on A)](/a)',
  ],
  ['a button with only hidden text', '<button><span class="visually-hidden">Next</span></button>', '**[ Next ]**'],
  ['nothing that is hidden from everybody', '<p aria-hidden="true">x</p><svg><title>y</title></svg><p>z</p>', 'z'],
  ['the text alternative of a picture', '<img src="a.svg" alt="A bay"><img src="b.svg" alt="">', '_Picture: A bay_'],
  ['cards', '<ul><li><div><h3>Alcohol</h3><p>Text.</p></div></li></ul>', '- **Alcohol:** Text.'],
  ['steps', '<ol><li>Call.</li><li><strong>Stay</strong> there.</li></ol>', '1. Call.\n2. **Stay** there.'],
  [
    'terms',
    '<dl><div><dt>Hours</dt><dd>20 or more</dd></div><div><dt>Days</dt><dd>5</dd></div></dl>',
    '- **Hours:** 20 or more\n- **Days:** 5',
  ],
  [
    'a table',
    '<table><thead><tr><th>Program</th><th>Hours</th></tr></thead><tbody><tr><th>Day</th><td>20</td></tr></tbody></table>',
    '| Program | Hours |\n| --- | --- |\n| Day | 20 |',
  ],
  [
    'a menu in a list',
    '<ul><li><details><summary>More</summary><ul><li>A</li></ul></details></li></ul>',
    '- More:\n  - A',
  ],
  [
    'the name of a section',
    '<section aria-label="Urgent help"><p>Call.</p></section>',
    '_(read aloud: Urgent help)_\n\nCall.',
  ],
  ['another language', '<p lang="es">Llame.</p>', '_In Spanish:_ Llame.'],
  ['a field', '<label>Name</label><p>Letters</p><input required>', '**Name**\n\nLetters\n\n(field, required)'],
  ['a large field', '<label>Message</label><textarea></textarea>', '**Message**\n\n(field)'],
  ['no hidden field', '<input type="hidden" name="id" value="1"><p>x</p>', 'x'],
  ['an address', '<address>The clinic<br>1 Street</address>', 'The clinic, 1 Street'],
];

for (const [what, html, markdown] of cases) {
  test(`the Markdown of a page has ${what}`, meta, () => {
    expect(markdownOf(html)).toBe(markdown);
  });
}

test('the text of a page leaves out the form, the frame and who reviewed it', meta, () => {
  const head = '<title>T</title><meta name="description" content="D">';
  const main = '<main><h1>H</h1><p data-review>By me</p><section id="contact-form"><h2>Write</h2></section></main>';
  const { page, form, frame } = pageText(`${head}<div id="root"><header>Top</header>${main}</div>`);
  expect(page).toBe(
    '**Title:** T\n\n**Description:** D\n\n---\n\n# H\n\nThe contact form: see [contact-form.md](contact-form.md).\n',
  );
  expect(form).toBe('## Write\n');
  expect(frame).toBe('Top\n\n(the page)\n');
});

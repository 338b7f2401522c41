import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'node-html-parser';

/** Everything that html-validate has against a page, less what follows: each with the reason why it says nothing of validity. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Pure style: the HTML syntax takes the doctype in any case.
    'doctype-style': 'off',
    // Pure style: the HTML syntax allows `<br/>` for an element that is always empty. React writes it so.
    'void-style': 'off',
    // Pure style: the names of attributes are the same in any case. React writes `autoComplete`.
    'attr-case': 'off',
    // Pure style: a boolean attribute may have the empty string as its value. React writes `required=""`.
    'attribute-boolean-style': 'off',
    // Pure style: HTML sets a title no length; the rule is about what a search engine shows.
    'long-title': 'off',
    // Pure style: about where a line breaks, which the style sheet says.
    'tel-non-breaking': 'off',
    // Neither validity nor accessibility: HTML asks for no hash, and every file is of our own origin.
    'require-sri': 'off',
    // On, but as HTML (section 3.2.6) has it: an id is any text without white space. React's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // On, but as ARIA 1.2 (section 5.2.8.6) has it: any role may be named for which naming is not prohibited; a list may.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Of the page as it is served it asks what no reader meets; it is asked below of what readers do meet.
    'unique-landmark': 'off',
  },
};
const whole = new HtmlValidate(new StaticConfigLoader(config));
const landmarks = new HtmlValidate(new StaticConfigLoader({ root: true, rules: { 'unique-landmark': 'error' } }));

/** The page without the elements that a selector finds, everything else at its line and column. */
function blank(html: string, selector: string): string {
  const found = parse(html).querySelectorAll(selector);
  return found.reduce((text, { range: [start, end] }) => {
    const hole = text.slice(start, end).replace(/[^\n]/g, ' ');
    return text.slice(0, start) + hole + text.slice(end);
  }, html);
}

async function complaints(validator: HtmlValidate, html: string, where: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${selector ?? 'the page'} (${line}:${column})${where}: ${message} [${ruleId}]`,
    ),
  );
}

/**
 * Whatever is not valid in a page.
 *
 * Landmarks must have names of their own, and a page with a `noscript` is two pages: to a browser with scripts it is
 * empty (HTML, section 4.12.2), and without scripts, base.css takes `[data-needs-scripts]` away. Each is asked.
 * @param html the page as text, as the server gives it
 * @returns a sentence for each finding, with element, line, column and rule; none for a valid page
 */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const found = await Promise.all([
    complaints(whole, html, ''),
    complaints(landmarks, blank(html, 'noscript'), ', with scripts'),
    complaints(landmarks, blank(html, '[data-needs-scripts]'), ', without scripts'),
  ]);
  return found.flat();
}

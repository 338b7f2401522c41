import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The presets of html-validate for validity and accessibility. Its other rules are about style. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'form-dup-name': 'error',
    'input-attributes': 'error',
    // Neither validity nor accessibility: HTML requires no hash, and all files come from our own origin.
    'require-sri': 'off',
    // As in HTML (section 3.2.6), an id is any text without white space. React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // As in ARIA 1.2 (section 5.2.8.6), a name is allowed wherever it is not prohibited, such as on a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(config));

/**
 * Validates the HTML of a page as the server sends it.
 * @returns one line for each finding: element, line, message and rule
 */
export async function invalidHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) => `${selector ?? 'the page'} (${line}): ${message} [${ruleId}]`,
    ),
  );
}

import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The presets of html-validate, without rules that concern neither validity nor accessibility. Each change has its reason. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Style: HTML ignores the case of the doctype.
    'doctype-style': 'off',
    // Style: HTML allows `<br/>` for a void element. React writes it this way.
    'void-style': 'off',
    // Style: attribute names are case-insensitive. React writes `autoComplete`.
    'attr-case': 'off',
    // Style: a boolean attribute may have an empty value. React writes `required=""`.
    'attribute-boolean-style': 'off',
    // Style: HTML does not limit titles; the rule is about what search engines show.
    'long-title': 'off',
    // Style: about line breaks, which the style sheet controls.
    'tel-non-breaking': 'off',
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
 * @returns one line for each finding: element, line and column, message and rule
 */
export async function invalidHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector, line, column }) =>
        `${selector ?? 'the page'} (${line}:${column}): ${message} [${ruleId}]`,
    );
}

import type { Page } from '@playwright/test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** All rules of html-validate, except those that say nothing about validity, each with its reason. */
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
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(config));

/**
 * Validates a page as the server sends it.
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

/** The ids that more than one element of the open page has. */
export async function duplicateIds(page: Page): Promise<readonly string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

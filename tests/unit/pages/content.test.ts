import { expect, test } from 'vitest';
import { firstAid, type Quote, quotes } from '../../../spec/content';
import { routes } from '../../../spec/routes';
import { site } from '../../../src/site';
import { withFacts } from '../../support/facts';
import { hasQuote, textUnder } from '../../support/quotes';
import { textAt } from '../../support/rendered';

const textOf = (page: Quote['page']) => {
  if (page === 'layout') return textAt('/').layout;
  if (page === 'contact-form') return textAt('/contact').form ?? '';
  return textAt(page).page;
};

const titleOf = ({ page, under, says }: Quote) => {
  const place = `${page}${under ? `, under “${under}”,` : ''}`;
  if (typeof says === 'string') return `${place} says “${says}”`;
  return `${place} has the list from “${says[0]}” to “${says.at(-1)}”`;
};

for (const quote of quotes) {
  const { rule, page, under, says, atNight } = quote;
  test(titleOf(quote), rule ? { tags: rule } : { tags: 'text' }, ({ skip }) => {
    skip(atNight === true && site.options.closedAtNight, 'The clinic is closed at night');
    const filled = typeof says === 'string' ? withFacts(says) : says.map(withFacts);
    const text = textUnder(textOf(page).replaceAll('\u00A0', ' '), under && withFacts(under));
    const now = `spec/content.ts quotes${rule ? ` for ${rule}` : ''}: ${[filled].flat().join('\n')}\nThe page now says there: ${text}\nIf this satisfies the rule, or helps as well, quote it in spec/content.ts.`;
    expect(hasQuote(text, filled), now).toBe(true);
  });
}

const substancePages = routes.filter(({ template }) => template === 'substance');
const assessmentCalls = quotes.filter(({ rule }) => rule === 'CONTENT-ASSESSMENT-CALL');
for (const [what, tags, quoted, pages] of [
  ['the call about an initial assessment from each page', { tags: 'CONTENT-ASSESSMENT-CALL' }, assessmentCalls, routes],
  ['the steps in an overdose from each substance page', { tags: 'text' }, firstAid, substancePages],
] as const) {
  test(`spec/content.ts quotes ${what}`, tags, () => {
    const found = quoted.map(({ page }) => page);
    expect(pages.map(({ path }) => path).filter((path) => !found.includes(path))).toEqual([]);
  });
}

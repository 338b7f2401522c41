import { type Touch, touches } from './examples';

/** The attribute that stands for a touch on the page of parts. */
export const touchAttribute = 'data-touch';

/** Anything can be pointed at or pressed; the focus goes to links and controls alone. */
const reach: Readonly<Record<Touch, string>> = {
  hover: '*',
  'focus-visible': ':is(a, button, input, textarea)',
  active: '*',
};
const inside = (touch: Touch) => `:where([${touchAttribute}="${touch}"] ${reach[touch]})`;

/** Lets each rule for a touched element hold as well for elements inside one that says `data-touch`. */
function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      for (const touch of touches) {
        const pseudo = `:${touch}`;
        if (rule.selectorText.includes(pseudo))
          rule.selectorText = `${rule.selectorText}, ${rule.selectorText.replaceAll(pseudo, inside(touch))}`;
      }
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) widen(rule.cssRules);
  }
}

/** Makes hover, focus and press visible without a pointer, in all style sheets of the document. */
export function forceTouches(): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules);
}

/** The attribute that gives everything inside an element a pseudo-state. */
export const pseudoStateAttribute = 'data-pseudo-state';

/** Any element can be hovered, but only links and controls can be focused. */
const elements = { hover: '*', active: '*', focus: ':where(a, button, input, textarea, summary)' };

const widen = (pseudoClass: string, name: keyof typeof elements) =>
  `:is(${pseudoClass}, [${pseudoStateAttribute}^="${name}"] ${elements[name]})`;

const done = new WeakSet<CSSStyleSheet>();

function widenRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const widened = rule.selectorText.replace(/:(hover|active|focus)(?:-visible)?(?![-\w])/g, widen);
      if (widened !== rule.selectorText) rule.selectorText = widened;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) widenRules(rule.cssRules);
  }
}

/**
 * Makes each rule for a hovered, focused or pressed element also apply inside `[data-pseudo-state]`, so that these
 * states can be shown without a pointer. Processes each style sheet once.
 */
export function showPseudoStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet)) continue;
    done.add(sheet);
    widenRules(sheet.cssRules);
  }
}

import type { RuleId } from '../spec/all-rules';

const axe = ['A11Y-AXE'] as const;
const validation = [
  'VAL-NAME-REQUIRED',
  'VAL-NAME-LETTERS',
  'VAL-EMAIL-REQUIRED',
  'VAL-EMAIL-SHAPE',
  'VAL-PHONE-REQUIRED',
  'VAL-PHONE-DIGITS',
  'VAL-SUBJECT-REQUIRED',
  'VAL-MESSAGE-REQUIRED',
] as const;

/**
 * The rules that concern each success criterion of WCAG 2.2, levels A and AA. A criterion without rules is not tested by
 * machine. axe stands where it has checks for the criterion.
 */
export const accessibilityCriteria: Readonly<Record<string, readonly RuleId[]>> = {
  '1.1.1': [...axe, 'A11Y-STRUCTURE', 'A11Y-SPOKEN'],
  '1.3.1': [...axe, 'A11Y-STRUCTURE', 'A11Y-FIELD-LABELS', 'A11Y-ERRORS-BOUND', 'A11Y-SPOKEN'],
  '1.3.2': ['A11Y-ORDER', 'A11Y-KEYBOARD-WALK', 'A11Y-SPOKEN'],
  '1.3.5': [...axe, 'A11Y-FIELD-LABELS'],
  '1.4.1': [...axe],
  '1.4.2': [...axe],
  '1.4.3': [...axe, 'SHELL-DARK'],
  '1.4.4': [...axe, 'A11Y-TEXT-SIZE'],
  '1.4.10': ['A11Y-REFLOW'],
  '1.4.11': ['A11Y-FOCUS-RING', 'A11Y-FORCED-COLORS'],
  '1.4.12': [...axe, 'A11Y-TEXT-SPACING'],
  '2.1.1': [...axe, 'A11Y-KEYBOARD-WALK', 'A11Y-MENU-KEYBOARD', 'A11Y-HERO-BY-HAND'],
  '2.1.2': ['A11Y-KEYBOARD-WALK', 'A11Y-PANEL-FOCUS'],
  '2.2.1': [...axe],
  '2.2.2': [...axe, 'A11Y-HERO-STOP', 'A11Y-STILLNESS'],
  '2.4.1': [...axe, 'SHELL-SKIP-LINK', 'A11Y-STRUCTURE'],
  '2.4.2': [...axe, 'SHELL-TITLE'],
  '2.4.3': ['A11Y-KEYBOARD-WALK', 'A11Y-FIRST-ERROR-FOCUS', 'A11Y-PANEL-FOCUS', 'SHELL-FOCUS'],
  '2.4.4': [...axe, 'A11Y-CARD-NAMES', 'A11Y-STRUCTURE'],
  '2.4.5': ['NAV-HEADER-LINKS', 'NAV-LINKS-LEAD', 'SHELL-CONTENTS'],
  '2.4.6': ['A11Y-STRUCTURE', 'A11Y-FIELD-LABELS'],
  '2.4.7': ['A11Y-FOCUS-RING', 'A11Y-FORCED-COLORS'],
  '2.4.11': ['A11Y-FOCUS-CLEAR'],
  '2.5.1': ['A11Y-HERO-BY-HAND'],
  '2.5.3': ['A11Y-CARD-NAMES', 'A11Y-SPOKEN'],
  '2.5.7': ['A11Y-HERO-BY-HAND'],
  '2.5.8': [...axe, 'A11Y-TARGETS'],
  '3.1.1': [...axe, 'A11Y-STRUCTURE'],
  '3.1.2': [...axe],
  '3.2.3': ['ROUTE-SHARED-FRAME', 'NAV-HEADER-LINKS'],
  '3.2.6': ['CONTENT-URGENT', 'FOOT-PHONE', 'ROUTE-SHARED-FRAME'],
  '3.3.1': ['FORM-ERRORS-UNDER-FIELDS', 'A11Y-ERRORS-BOUND', ...validation],
  '3.3.2': [...axe, 'A11Y-FIELD-LABELS'],
  '3.3.3': [...validation],
  '3.3.7': ['FORM-KEEPS-VALUES'],
  '3.3.8': ['ROUTE-PUBLIC'],
  '4.1.2': [...axe, 'A11Y-SPOKEN', 'A11Y-MENU-KEYBOARD'],
  '4.1.3': ['A11Y-SENT-ANNOUNCED', 'A11Y-ERRORS-BOUND'],
};

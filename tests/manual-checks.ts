import type { RuleId } from '../spec/all-rules';
import type { ManualCheck } from '../tools/trace/declarations';

/** A rule at the revision that was checked, which need not be the current one. */
type CheckedRule = `${RuleId}~${number}`;

/**
 * What people checked: a screen reader on a real device, a clinician's reading. docs/auditing.md says how to enter a check.
 * The trace shows these apart from what machines did, and says when a rule has changed since.
 */
export const manualChecks: readonly (ManualCheck & { readonly rules: readonly CheckedRule[] })[] = [];

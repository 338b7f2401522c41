import type { RuleId } from '../../spec/rules';
import type { Fault as AnyFault } from '../../tools/trace/declarations';

/** An edit to the product that breaks rules of this project. */
export type Fault = AnyFault & { readonly rules: readonly [RuleId, ...RuleId[]] };

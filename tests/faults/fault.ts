import type { RuleTag } from '../../spec/all-rules';
import { faultOf } from '../../tools/trace/fault';

/** Writes a fault as a row; see tools/trace/fault.ts. */
export const fault = faultOf<RuleTag>();

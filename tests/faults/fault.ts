import { rules } from '../../spec/rules';
import { faultOf } from '../../tools/trace/fault';

/** Writes a fault as a row; see tools/trace/fault.ts. */
export const fault = faultOf(rules);

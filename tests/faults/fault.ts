import type { RuleTag } from '../../spec/all-rules';
import type { Fault } from '../../tools/trace/declarations';
import { faultOf } from '../../tools/trace/fault';

/** Writes a fault as a row; see tools/trace/fault.ts. */
export const fault = faultOf<RuleTag>();

/** A row whose fault is that the address of one page shows another. The pages are modules in a folder below `src`. */
export const misrouted = (id: string, rule: RuleTag, folder: string, page: string, shown: string): Fault =>
  fault(id, rule)`The address of ${page} shows ${shown}.
    src/routes.tsx
    - import('./${folder}/${page}')
    + import('./${folder}/${shown}')`;

import type { RuleId } from '../../spec/all-rules';
import { coversOf } from '../../tools/trace/tags';

export { untraced } from '../../tools/trace/tags';

/** Names the rules that a test covers: `test('…', covers('VAL-…'), …)`. */
export const covers = coversOf<RuleId>();

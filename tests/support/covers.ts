import type { RuleTag } from '../../spec/all-rules';
import { coversOf } from '../../tools/trace/tags';

export { meta } from '../../tools/trace/tags';

/** Names the rules that a test covers, each with its revision: `test('…', covers('VAL-…~1'), …)`. */
export const covers = coversOf<RuleTag>();

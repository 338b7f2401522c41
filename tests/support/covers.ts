import type { RuleId } from '../../spec/rules';
import { tagsOf } from '../../tools/trace/tags';
import type { Subject } from './subjects';

export { untraced } from '../../tools/trace/tags';

/** Names the rules of the specification that a test covers: `test('…', covers('VAL-…'), …)`. */
export const covers = tagsOf<RuleId>();

/** Names the subject of a test that covers no rule: `test('…', subject('a11y'), …)`. */
export const subject = tagsOf<Subject>();

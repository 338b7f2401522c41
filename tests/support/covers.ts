import type { RuleId } from '../../spec/rules';
import type { Subject } from './subjects';

declare module 'vitest' {
  interface TestTags {
    name: RuleId | Subject | 'untraced';
  }
}

const tagged = <Tag extends RuleId | Subject | 'untraced'>(...tags: [Tag, ...Tag[]]) => ({ tags });

/** Names the rules of the specification that a test covers: `test('…', covers('VAL-…'), …)`. */
export const covers = tagged<RuleId>;

/** Names the subject of a test that covers no rule: `test('…', subject('a11y'), …)`. */
export const subject = tagged<Subject>;

export { untraced } from '../../tools/trace/tags';

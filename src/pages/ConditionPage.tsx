import { conditionSections } from '../content/interface/templates';
import { firstCallInShort } from '../content/shared/first-call';
import type { ConditionContent } from '../content/types';
import { GuidePage } from './GuidePage';

/** The template of a mental-health condition page (specification section 2). */
export function ConditionPage({ content }: { content: ConditionContent }) {
  return (
    <GuidePage
      suicidal
      content={content}
      sections={conditionSections(content)}
      firstCall={[content.calling, ...firstCallInShort.body]}
    />
  );
}

import { conditionHeadings as headings } from '../content/interface/templates';
import { firstCallInShort } from '../content/shared/first-call';
import type { ConditionContent } from '../content/types';
import { GuidePage } from './GuidePage';

/** The template of a mental-health condition page (specification section 2). */
export function ConditionPage({ content }: { content: ConditionContent }) {
  return (
    <GuidePage
      content={content}
      sections={[
        { id: 'signs', heading: headings.signs(content.name), body: content.signs },
        { id: 'diagnosis', heading: headings.diagnosis, body: content.diagnosis },
        { id: 'treatment', heading: headings.treatment, body: content.treatment },
      ]}
      firstCall={[content.calling, ...firstCallInShort.body]}
    />
  );
}

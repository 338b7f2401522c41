import type { ConditionContent } from '../content/types';
import { GuidePage } from './GuidePage';

/** The template of a mental-health condition page (specification section 2). */
export function ConditionPage({ content }: { content: ConditionContent }) {
  const { name } = content;
  return (
    <GuidePage
      content={content}
      sections={[
        { id: 'signs', heading: `Signs of ${name}`, body: content.signs },
        { id: 'diagnosis', heading: 'How clinicians diagnose it', body: content.diagnosis },
        { id: 'treatment', heading: 'How treatment helps', body: content.treatment },
      ]}
    />
  );
}

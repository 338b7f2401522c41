import type { PictureName } from '../content/pictures';
import type { ConditionContent } from '../content/types';
import { GuidePage } from './GuidePage';

/** A mental-health condition (specification section 2). */
export function ConditionPage({ content }: { content: ConditionContent }) {
  const { name, path } = content;
  return (
    <GuidePage
      content={content}
      picture={path.slice(1) as PictureName}
      sections={[
        { id: 'signs', heading: `Signs of ${name}`, body: content.signs },
        { id: 'diagnosis', heading: 'How clinicians diagnose it', body: content.diagnosis },
        { id: 'treatment', heading: 'How treatment helps', body: content.treatment },
      ]}
    />
  );
}

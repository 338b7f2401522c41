import { substanceHeadings as headings } from '../content/interface/templates';
import { helplines } from '../content/shared/helplines';
import { moreOnFirstCall } from '../content/shared/substance-care';
import type { Section, SubstanceContent } from '../content/types';
import { GuidePage } from './GuidePage';

/** The template of a substance page (specification section 2). */
export function SubstancePage({ content }: { content: SubstanceContent }) {
  const overdose: Section = { id: 'overdose', kind: 'do', heading: headings.overdose, body: content.overdose };
  const afterOverdose: readonly Section[] = content.afterOverdose
    ? [{ id: 'after-overdose', kind: 'do', heading: headings.afterOverdose, body: content.afterOverdose }]
    : [];
  const stopping: Section = {
    id: 'stopping',
    kind: 'do',
    heading: headings.stopping(content.name),
    body: content.stopping,
  };
  return (
    <GuidePage
      content={{ ...content, families: [...content.families, ...helplines] }}
      sections={[
        { id: 'effects', heading: headings.effects(content.name), body: content.effects },
        { id: 'signs', heading: headings.signs(content.name), body: content.signs },
        overdose,
        ...afterOverdose,
        stopping,
        { id: 'treatment', heading: headings.treatment(content.name), body: content.treatment },
      ]}
      urgentSections={[overdose, ...afterOverdose, stopping]}
      firstCall={[...content.firstCall, moreOnFirstCall]}
    />
  );
}

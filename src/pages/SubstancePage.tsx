import { helplines } from '../content/helplines';
import type { SubstanceContent } from '../content/types';
import { GuidePage } from './GuidePage';

/** The template of a substance page (specification section 2). */
export function SubstancePage({ content }: { content: SubstanceContent }) {
  const { name } = content;
  return (
    <GuidePage
      content={{ ...content, families: [...content.families, ...helplines] }}
      sections={[
        { id: 'effects', heading: `Effects and risks of ${name}`, body: content.effects },
        { id: 'signs', heading: 'Signs of a problem', body: content.signs },
        { id: 'overdose', heading: 'Overdose: what to do', body: content.overdose },
        { id: 'stopping', heading: 'Stopping safely', body: content.stopping },
        { id: 'treatment', heading: 'How treatment helps', body: content.treatment },
      ]}
    />
  );
}

import { substanceSections } from '../content/interface/templates';
import { moreOnFirstCall } from '../content/shared/first-call';
import { helplines } from '../content/shared/helplines';
import type { SubstanceContent } from '../content/types';
import { GuidePage } from './GuidePage';

/** The template of a substance page (specification section 2). */
export function SubstancePage({ content }: { content: SubstanceContent }) {
  return (
    <GuidePage
      content={{ ...content, families: [...content.families, ...helplines] }}
      sections={substanceSections(content)}
      firstCall={[...content.firstCall, moreOnFirstCall]}
    />
  );
}

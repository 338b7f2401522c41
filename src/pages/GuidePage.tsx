import { Banner } from '../components/Banner/Banner';
import { BelowFold } from '../components/BelowFold/BelowFold';
import { Columns } from '../components/Columns/Columns';
import { EmergencyBox } from '../components/EmergencyBox/EmergencyBox';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { ProgramSuggestions } from '../components/ProgramSuggestions/ProgramSuggestions';
import { ContactForm } from '../contact/ContactForm';
import { compareLevels, conditionSections, guideHeadings, substanceSections } from '../content/interface/templates';
import type { Block } from '../content/rich-text';
import { firstCallInShort, moreOnFirstCall } from '../content/shared/first-call';
import { helplines } from '../content/shared/helplines';
import type { ConditionContent, GuideContent, Section, SubstanceContent } from '../content/types';

interface GuidePageProps {
  content: GuideContent;
  /** The sections between the emergency box and the programs. The banner links to those that say what to do. */
  sections: readonly Section[];
  /** The body of the section about the first call. */
  firstCall: readonly Block[];
  /** Begins the emergency box with whom to call with thoughts of suicide. */
  suicidal?: boolean;
}

/** The template that condition and substance pages share (specification section 2): banner, sections, contact form. */
function GuidePage({ content, sections, firstCall, suicidal = false }: GuidePageProps) {
  return (
    <>
      <Banner title={content.hyphenated ?? content.title} lead={content.definition} picture={content.picture}>
        <NextSteps sections={sections.filter(({ kind }) => kind === 'do')} />
      </Banner>
      <div className="container">
        <Columns
          above={<EmergencyBox suicidal={suicidal} text={content.urgent} actions={content.urgentActions} />}
          sections={[
            ...sections,
            {
              id: 'programs',
              heading: guideHeadings.programs,
              body: [compareLevels],
              drawing: `${content.picture}-3`,
              children: <ProgramSuggestions suggestions={content.programs} />,
            },
            { id: 'families', kind: 'families', heading: guideHeadings.families, body: content.families },
            { id: 'first-call', kind: 'start', heading: firstCallInShort.heading, body: firstCall },
          ]}
        />
      </div>
      <BelowFold>
        <ContactForm />
      </BelowFold>
    </>
  );
}

/** The template of a mental-health condition page (specification section 2). */
export function ConditionPage({ content }: { content: ConditionContent }) {
  const firstCall = [content.calling, ...firstCallInShort.body];
  return <GuidePage suicidal content={content} sections={conditionSections(content)} firstCall={firstCall} />;
}

/** The template of a substance page (specification section 2). */
export function SubstancePage({ content }: { content: SubstanceContent }) {
  const withHelplines = { ...content, families: [...content.families, ...helplines] };
  const firstCall = [...content.firstCall, moreOnFirstCall];
  return <GuidePage content={withHelplines} sections={substanceSections(content)} firstCall={firstCall} />;
}

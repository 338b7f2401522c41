import { content } from '../../../../../src/content/conditions/depression';
import { ConditionPage } from '../../../../../src/pages/ConditionPage';
import { FirstScreen } from '../../parts/first-screen';
import { metadataOf } from '../../parts/metadata';

export const metadata = metadataOf('/depression');

/** The product's page about depression. */
export default function DepressionPage() {
  return (
    <>
      <FirstScreen path="/depression" />
      <ConditionPage content={content} />
    </>
  );
}

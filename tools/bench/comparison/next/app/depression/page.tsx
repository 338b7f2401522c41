import { content } from '../../../../../../src/content/conditions/depression';
import { ConditionPage } from '../../../../../../src/pages/ConditionPage';
import { firstPicture } from '../../../pages';
import { metadataOf } from '../../parts/metadata';
import { PicturePreload } from '../../parts/picture-preload';

export const metadata = metadataOf('/depression');

/** The product's page about depression. */
export default function DepressionPage() {
  return (
    <>
      <PicturePreload address={firstPicture('/depression')} />
      <ConditionPage content={content} />
    </>
  );
}

import { Page } from '../../../../../../src/pages/contact';
import { firstPicture } from '../../../pages';
import { metadataOf } from '../../parts/metadata';
import { PicturePreload } from '../../parts/picture-preload';

export const metadata = metadataOf('/contact');

/** The product's contact page. */
export default function ContactPage() {
  return (
    <>
      <PicturePreload address={firstPicture('/contact')} />
      <Page />
    </>
  );
}

import { Page } from '../../../../../src/pages/home';
import { firstPicture } from '../../pages';
import { metadataOf } from '../parts/metadata';
import { PicturePreload } from '../parts/picture-preload';

export const metadata = metadataOf('/');

/** The product's home page. */
export default function HomePage() {
  return (
    <>
      <PicturePreload address={firstPicture('/')} />
      <Page />
    </>
  );
}

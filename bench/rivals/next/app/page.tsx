import { Page } from '../../../../src/pages/home';
import { FirstScreen } from '../parts/first-screen';
import { metadataOf } from '../parts/metadata';

export const metadata = metadataOf('/');

/** The product's home page. */
export default function HomePage() {
  return (
    <>
      <FirstScreen path="/" />
      <Page />
    </>
  );
}

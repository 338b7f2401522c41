import { Page } from '../../../../../src/pages/contact';
import { FirstScreen } from '../../parts/first-screen';
import { metadataOf } from '../../parts/metadata';

export const metadata = metadataOf('/contact');

/** The product's contact page. */
export default function ContactPage() {
  return (
    <>
      <FirstScreen path="/contact" />
      <Page />
    </>
  );
}

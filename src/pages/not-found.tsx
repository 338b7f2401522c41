import { Banner } from '../components/Banner/Banner';
import { NextSteps } from '../components/NextSteps/NextSteps';
import { PageSection } from '../components/PageSection/PageSection';
import { callPanel } from '../content/interface/calls';
import { content } from '../content/pages/not-found';

export const metadata = content;

/** The page at any unknown address, with links to the main pages and the phone number: an extension of the specification. */
export function Page() {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture}>
        <NextSteps />
      </Banner>
      <div className="container">
        <PageSection id="ways" {...content.ways} />
        <PageSection id="call" kind="start" heading={callPanel.heading} body={[callPanel.text]} />
      </div>
    </>
  );
}

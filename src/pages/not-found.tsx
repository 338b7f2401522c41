import { Banner } from '../components/Banner/Banner';
import { CallPanel } from '../components/CallPanel/CallPanel';
import { Container } from '../components/Container/Container';
import { Blocks } from '../components/RichText/RichText';
import { content } from '../content/not-found';

export const meta = content;

/** An extension: what any unknown address shows, with the phone and the ways on. */
export function Page() {
  return (
    <>
      <Banner title={content.title} lead={content.lead} picture={content.picture} />
      <Container>
        <Blocks blocks={content.body} />
      </Container>
      <CallPanel />
    </>
  );
}

import { content } from '../content/not-found';
import { Banner } from '../ui/Banner';
import { CallPanel } from '../ui/CallPanel';
import { Container } from '../ui/Container';
import { Blocks } from '../ui/RichText';

export const meta = content;

/** An extension: what any unknown address shows, with the phone and the ways on. */
export function Page() {
  return (
    <>
      <Banner title={content.title} lead={content.lead} scene="not-found" />
      <Container>
        <Blocks blocks={content.body} />
      </Container>
      <CallPanel />
    </>
  );
}

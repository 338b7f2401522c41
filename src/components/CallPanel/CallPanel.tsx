import { callPanel } from '../../content/interface/calls';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import { Container } from '../Container/Container';
import { Blocks } from '../RichText/RichText';

/** The panel at the end of a menu page or the not-found page: a call button, then a link to the contact page. */
export function CallPanel() {
  return (
    <section className="band">
      <Container>
        <h2>{callPanel.heading}</h2>
        <Blocks blocks={[callPanel.text]} />
        <p className="actions">
          <CallButton />{' '}
          <Button to="/contact" variant="quiet">
            {callPanel.contactLinkText}
          </Button>
        </p>
      </Container>
    </section>
  );
}

import type { Example } from '../example';
import { Container } from './Container';

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: (
      <Container>
        <p>Content keeps this distance from the edges of the screen.</p>
      </Container>
    ),
    wide: true,
    edgeToEdge: true,
  },
];

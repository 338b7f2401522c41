import type { Example } from '../example';
import { Banner } from './Banner';

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: <Banner title="Kratom" lead="A sentence or two." picture="kratom" />,
    wide: true,
    edgeToEdge: true,
  },
  {
    state: 'long text',
    element: (
      <Banner
        title="Intensive outpatient program for people who keep their work and family life"
        lead="Several sentences, as the content may have them. The panel grows with its text, and the picture keeps its height. Nothing is cut off."
        picture="intensive-outpatient-program"
      />
    ),
    screen: { width: 320, height: 720 },
    edgeToEdge: true,
  },
];

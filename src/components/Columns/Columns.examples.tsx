import type { Example } from '../example';
import { Columns } from './Columns';

const aside = <strong>Beside the text: on a small screen, before it or after it.</strong>;
const text = <p>The running text of a page. On a wide screen it takes the larger column.</p>;

export const examples: readonly Example[] = [
  { state: 'aside first', element: <Columns aside={aside}>{text}</Columns>, wide: true },
  {
    state: 'aside first, small screen',
    element: <Columns aside={aside}>{text}</Columns>,
    screen: { width: 320, height: 240 },
  },
  {
    state: 'aside last, small screen',
    element: (
      <Columns aside={aside} asideLast>
        {text}
      </Columns>
    ),
    screen: { width: 320, height: 240 },
  },
];

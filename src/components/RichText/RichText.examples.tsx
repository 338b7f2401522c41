import type { Example } from '../example';
import { Blocks } from './RichText';

export const examples: readonly Example[] = [
  {
    state: 'paragraph',
    element: (
      <Blocks
        blocks={[
          [
            'A ',
            { strong: 'strong' },
            ' word, a ',
            { to: '/alcohol', text: 'link' },
            ', a number: ',
            { call: 'clinic' },
          ],
        ]}
      />
    ),
  },
  { state: 'list', element: <Blocks blocks={[{ list: ['one thing', 'another'] }]} /> },
  { state: 'steps', element: <Blocks blocks={[{ steps: ['first this', 'then that'] }]} /> },
  { state: 'note', element: <Blocks blocks={[{ note: 'A note that nobody should miss.' }]} /> },
];

import type { Example } from '../example';
import { PageSection } from './PageSection';

export const examples: readonly Example[] = [
  {
    state: 'default',
    element: (
      <PageSection
        id="example-section"
        heading="A section that a link can lead to"
        body={['A paragraph of running text, no wider than is good to read.', { list: ['one thing', 'another'] }]}
      />
    ),
    wide: true,
  },
];

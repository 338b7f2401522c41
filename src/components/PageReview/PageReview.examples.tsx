import type { Example } from '../example';
import { PageReview } from './PageReview';

const review = { reviewer: 'Ana Ruiz, MD', on: '2026-11-22', next: '2027-11-22', text: '0123abcd' };
const everywhere = { '/': review, '/not-found': review };

export const examples: readonly Example[] = [{ state: 'default', element: <PageReview reviews={everywhere} /> }];

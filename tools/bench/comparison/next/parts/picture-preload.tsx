'use client';

import { preload } from 'react-dom';

/**
 * Asks for a page's first picture, as the product's head does. It belongs to the browser's side, since from the server's
 * a page whose data is only prefetched would have its picture fetched as well.
 */
export function PicturePreload({ address }: { address: string }) {
  preload(address, { as: 'image', type: 'image/svg+xml', fetchPriority: 'high' });
  return null;
}

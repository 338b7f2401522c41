import type { Metadata } from 'next';
import { rivalHead } from '../../pages';
import type { RivalPath } from '../../paths';

/** A page's head in Next's form. */
export function metadataOf(path: RivalPath): Metadata {
  const { title, description, canonical, siteName, share } = rivalHead(path);
  return {
    title,
    description,
    referrer: 'no-referrer',
    icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
    alternates: { canonical },
    openGraph: { type: 'website', siteName, title, description, url: canonical, images: [share] },
    twitter: { card: 'summary_large_image' },
  };
}

import { pictureAddress } from '../../../src/components/Picture/address';
import { content as depression } from '../../../src/content/conditions/depression';
import { content as contact } from '../../../src/content/contact';
import { content as home } from '../../../src/content/home';
import { type PictureCrop, type PictureName, shareSize } from '../../../src/content/pictures';
import type { PageMeta } from '../../../src/content/types';
import { headOf, siteUrl } from '../../../src/seo/head';
import { site } from '../../../src/site';
import type { RivalPath } from './paths';

interface FirstPicture {
  readonly picture: PictureName;
  readonly crop: PictureCrop;
}

const pages: Record<RivalPath, { readonly meta: PageMeta; readonly first: FirstPicture }> = {
  '/': { meta: home, first: { picture: home.slides[0].picture, crop: 'tall' } },
  '/depression': { meta: depression, first: { picture: depression.picture, crop: 'wide' } },
  '/contact': { meta: contact, first: { picture: contact.picture, crop: 'wide' } },
};

/** The address of the picture on a page's first screen, which a rival preloads as the product does. */
export function firstPicture(path: RivalPath): string {
  const { picture, crop } = pages[path].first;
  return pictureAddress(picture, crop, 'site');
}

/** What belongs into a page's head, for each framework to write in its own way; the values are the product's. */
export function rivalHead(path: RivalPath) {
  const { meta, first } = pages[path];
  return {
    ...headOf(path, meta),
    siteName: site.name,
    share: { url: `${siteUrl}/media/${first.picture}-share.png`, ...shareSize },
  };
}

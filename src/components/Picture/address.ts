import type { PictureCrop, PictureName } from '../../content/pictures';

/** Where a picture is stored: with the site, or in the cloud bucket (the menu cards’ pictures, specification section 7). */
export type PictureStore = 'site' | 'bucket';

const bucketUrl = (import.meta.env.VITE_MEDIA_BUCKET_URL ?? '').replace(/\/$/, '');

/** The URL of a picture. Unless `VITE_MEDIA_BUCKET_URL` is set at build time, both stores are this site. */
export function pictureAddress(name: PictureName, crop: PictureCrop, store: PictureStore): string {
  return `${store === 'bucket' ? bucketUrl : ''}/media/${name}-${crop}.svg`;
}

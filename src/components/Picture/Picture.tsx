import { preload } from 'react-dom';
import { type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { bucketUrl, isPrerendering } from '../../env';

/** Where a picture is stored: with the site, or in the cloud bucket (the menu cards, specification section 7). */
export type PictureStore = 'site' | 'bucket';

interface PictureProps {
  name: PictureName;
  crop: PictureCrop;
  store?: PictureStore;
  /** The text alternative, empty for a decorative picture. */
  label?: string;
  className?: string | undefined;
  /**
   * Whether this may be the largest picture in view when the page opens, in either color scheme. If so, the page's HTML
   * preloads it with high priority.
   */
  first?: boolean | 'light' | 'dark';
}

/** A lazy picture (specification section 2). Its dimensions are set, so loading it shifts nothing. */
export function Picture({ name, crop, store = 'site', label = '', className, first = false }: PictureProps) {
  const address = `${store === 'bucket' ? bucketUrl : ''}/media/${name}-${crop}.svg`;
  // After a navigation, load the picture only when it is in view: the visitor may leave the page first.
  if (first && isPrerendering) {
    const media = first === true ? undefined : `(prefers-color-scheme: ${first})`;
    preload(address, { as: 'image', fetchPriority: 'high', media });
  }
  return (
    <img
      src={address}
      alt={label}
      {...pictureSizes[crop]}
      loading="lazy"
      decoding="async"
      // Don't tell the bucket which site the visitor is on.
      referrerPolicy={store === 'bucket' ? 'no-referrer' : undefined}
      className={className}
    />
  );
}

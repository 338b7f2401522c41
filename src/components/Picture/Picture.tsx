import { preload } from 'react-dom';
import { type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { bucketUrl, isPrerendering } from '../../env';

/** Where a picture is stored: with the site, or in the cloud bucket (the menu cards’ pictures, specification section 7). */
export type PictureStore = 'site' | 'bucket';

interface PictureProps {
  name: PictureName;
  crop: PictureCrop;
  store?: PictureStore;
  /** Text alternative; empty for a decorative picture. */
  label?: string;
  className?: string | undefined;
  /**
   * Whether it is the largest picture in view when the page opens, or is so in one color scheme; the page's HTML then
   * preloads it with high priority.
   */
  first?: boolean | 'light' | 'dark';
}

/** A picture, lazy (specification section 2), with its dimensions set so that loading it shifts nothing. */
export function Picture({ name, crop, store = 'site', label = '', className, first = false }: PictureProps) {
  const address = `${store === 'bucket' ? bucketUrl : ''}/media/${name}-${crop}.svg`;
  // A page that is reached by a link may be left again before its picture is in view.
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
      // The bucket does not need to know which site its visitors are on.
      referrerPolicy={store === 'bucket' ? 'no-referrer' : undefined}
      className={className}
    />
  );
}

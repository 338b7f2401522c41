import { preload } from 'react-dom';
import { type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { bucketUrl, isPrerendering } from '../../env';

/** Where a picture is stored: on the site or, for menu cards, in the cloud bucket, if any (specification section 7). */
export type PictureSource = 'site' | 'bucket';

interface PictureProps {
  name: PictureName;
  crop: PictureCrop;
  source?: PictureSource;
  /** The text alternative, empty for a decorative picture. */
  label?: string;
  className?: string | undefined;
  /**
   * Whether this may be the largest picture in view when the page opens, in both color schemes or only in one. If so, the
   * page's HTML preloads it with high priority.
   */
  priority?: boolean | 'light' | 'dark';
}

/** A picture that loads lazily (specification section 2). Its dimensions are set, so loading it shifts nothing. */
export function Picture({ name, crop, source = 'site', label = '', className, priority = false }: PictureProps) {
  const address = `${source === 'bucket' ? bucketUrl : ''}/media/${name}-${crop}.svg`;
  // Preload only in prerendered HTML: after a client-side navigation, visitors may leave before the picture is in view.
  if (priority && isPrerendering) {
    const media = priority === true ? undefined : `(prefers-color-scheme: ${priority})`;
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
      referrerPolicy={source === 'bucket' ? 'no-referrer' : undefined}
      className={className}
    />
  );
}

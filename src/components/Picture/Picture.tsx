import { preload } from 'react-dom';
import { hourOf, type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { bucketUrl, isPrerendering } from '../../env';

/** Where a slide is beside the text, and has its tall crop instead of the band. */
const isBeside = '((min-width: 64rem) or ((min-width: 40rem) and (max-height: 35rem)))';
/** Where the light of a night picture breathes once when the page opens: its file animates the element that the fragment names. */
const breathes = '(prefers-color-scheme: dark) and (prefers-reduced-motion: no-preference)';

/** Where a picture is stored: on the site or, for menu cards, in the cloud bucket, if any (specification section 7). */
export type PictureSource = 'site' | 'bucket';

interface PictureProps {
  name: PictureName;
  crop: PictureCrop;
  source?: PictureSource;
  /** The text alternative, empty for a decorative picture. */
  label?: string;
  className?: string | undefined;
  /** Whether this may be the largest picture in view when the page opens. If so, the page's HTML preloads it with high priority. */
  priority?: boolean;
}

/** A picture that loads lazily (specification section 2). Its dimensions are set, so loading it shifts nothing. */
export function Picture({ name, crop, source = 'site', label = '', className, priority = false }: PictureProps) {
  const addressOf = (of: PictureCrop) => `${source === 'bucket' ? bucketUrl : ''}/media/${name}-${of}.svg`;
  // The files, each with the media in which it is shown.
  const files: readonly (readonly [string, string?])[] =
    crop === 'band'
      ? [
          [addressOf('tall'), isBeside],
          [addressOf('band'), `(not ${isBeside})`],
        ]
      : [[addressOf(crop)]];
  const image = (
    <img
      src={addressOf(crop)}
      alt={label}
      {...pictureSizes[crop]}
      loading="lazy"
      decoding="async"
      data-hour={hourOf(name)}
      // Don't tell the bucket which site the visitor is on.
      referrerPolicy={source === 'bucket' ? 'no-referrer' : undefined}
      className={className}
    />
  );
  if (!priority && crop !== 'band') return image;
  // Preload only in prerendered HTML: after a client-side navigation, visitors may leave before the picture is in view.
  if (priority && isPrerendering)
    for (const [address, media] of files) preload(address, { as: 'image', fetchPriority: 'high', media });
  return (
    <picture>
      {priority &&
        files.map(([address, media]) => (
          <source key={address} srcSet={`${address}#lamp`} media={[breathes, media].filter(Boolean).join(' and ')} />
        ))}
      {crop === 'band' && <source srcSet={addressOf('tall')} media={isBeside} />}
      {image}
    </picture>
  );
}

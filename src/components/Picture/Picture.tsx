import { preload } from 'react-dom';
import { hourOf, type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { bucketUrl, isPrerendering } from '../../env';

/** Where slides and banners are beside the text. Slides then have their tall crop, and so have banners in a narrow window. */
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
  /** Only for pictures of slides and banners: whether to preload it with high priority, because it may be the largest in view. */
  priority?: boolean;
}

/** A picture that loads lazily (specification section 2). Its dimensions are set, so loading it shifts nothing. */
export function Picture({ name, crop, source = 'site', label = '', className, priority }: PictureProps) {
  const addressOf = (of: PictureCrop) => `${source === 'bucket' ? bucketUrl : ''}/media/${name}-${of}.svg`;
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
  if (priority === undefined) return image;
  const isTall = crop === 'band' ? isBeside : `((max-width: 79.99rem) and ${isBeside})`;
  // Preload only in prerendered HTML: after a client-side navigation, visitors may leave before the picture is in view.
  const load = (address: string, media: string) =>
    priority && isPrerendering && preload(address, { as: 'image', fetchPriority: 'high', media });
  load(addressOf(crop), `(not ${isTall})`);
  load(addressOf('tall'), isTall);
  return (
    <picture>
      {priority && <source srcSet={`${addressOf('tall')}#lamp`} media={`${isTall} and ${breathes}`} />}
      <source srcSet={addressOf('tall')} media={isTall} />
      {priority && <source srcSet={`${addressOf(crop)}#lamp`} media={breathes} />}
      {image}
    </picture>
  );
}

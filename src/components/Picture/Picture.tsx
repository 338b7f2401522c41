import { type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { type PictureStore, pictureAddress } from './address';

interface PictureProps {
  name: PictureName;
  crop: PictureCrop;
  store?: PictureStore;
  /** Text alternative; empty for a picture that only decorates. */
  label?: string;
  className?: string | undefined;
}

/** A picture with its size reserved. All pictures load lazily (specification section 2). */
export function Picture({ name, crop, store = 'site', label = '', className }: PictureProps) {
  return (
    <img
      src={pictureAddress(name, crop, store)}
      alt={label}
      {...pictureSizes[crop]}
      loading="lazy"
      decoding="async"
      // The bucket need not know which site its visitors are on.
      referrerPolicy={store === 'bucket' ? 'no-referrer' : undefined}
      className={className}
    />
  );
}

import { preload } from 'react-dom';
import { type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { type PictureStore, pictureAddress } from './address';

interface PictureProps {
  name: PictureName;
  crop: PictureCrop;
  store?: PictureStore;
  /** Text alternative; empty for a picture that only decorates. */
  label?: string;
  className?: string | undefined;
  /** Whether it is on the first screen: it is then fetched ahead of all else. */
  first?: boolean;
}

/** A picture with its size reserved. All pictures load lazily (specification section 2). */
export function Picture({ name, crop, store = 'site', label = '', className, first = false }: PictureProps) {
  const address = pictureAddress(name, crop, store);
  if (first) preload(address, { as: 'image', fetchPriority: 'high' });
  return (
    <img
      src={address}
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

import { preload } from 'react-dom';
import { type PictureCrop, type PictureName, pictureSizes } from '../../content/pictures';
import { type PictureStore, pictureAddress } from './address';

interface PictureProps {
  name: PictureName;
  crop: PictureCrop;
  store?: PictureStore;
  /** Text alternative; empty for a decorative picture. */
  label?: string;
  className?: string | undefined;
  /** Whether it is the largest picture in view when the page opens; it is then preloaded with high priority. */
  first?: boolean;
}

/** A picture, lazy (specification section 2), with its dimensions set so that loading it shifts nothing. */
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
      // The bucket does not need to know which site its visitors are on.
      referrerPolicy={store === 'bucket' ? 'no-referrer' : undefined}
      className={className}
    />
  );
}

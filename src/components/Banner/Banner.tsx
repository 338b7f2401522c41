import type { ReactNode } from 'react';
import type { PictureName } from '../../content/pictures';
import type { Text } from '../../content/rich-text';
import { PageReview } from '../PageReview/PageReview';
import { Picture } from '../Picture/Picture';
import { RichText } from '../RichText/RichText';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  lead: Text;
  picture?: PictureName | undefined;
  children?: ReactNode;
  /** Puts the picture after the words on a small screen, for a page whose next steps need all of the first screen. */
  urgent?: boolean;
}

/** Short titles are larger on a wide screen. */
function lengthOf(title: string) {
  const { length } = title.replaceAll('\u00ad', '');
  return length <= 11 ? 'short' : length <= 18 ? 'medium' : undefined;
}

/** The top of a page: its h1, lead, next steps and review, and its picture: beside the words on a wide screen, else above them. */
export function Banner({ title, lead, picture, children, urgent = false }: BannerProps) {
  const image = picture && <Picture name={picture} crop="wide" className={styles.picture} priority={!urgent} />;
  const layout = urgent ? 'urgent' : picture ? 'beside' : undefined;
  return (
    <div className={styles.banner} data-layout={layout}>
      {!urgent && image}
      <div className={`container ${styles.words}`}>
        <h1 data-length={lengthOf(title)}>{title}</h1>
        <p className={styles.lead}>
          <RichText text={lead} />
        </p>
        {children}
        <PageReview />
      </div>
      {urgent && image}
    </div>
  );
}

import type { ReactNode } from 'react';
import { type PictureName, pictureAims } from '../../content/pictures';
import type { Text } from '../../content/rich-text';
import { Container } from '../Container/Container';
import { PageReview } from '../PageReview/PageReview';
import { Picture } from '../Picture/Picture';
import { RichText } from '../RichText/RichText';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  /** The first sentences of the page, below its title. */
  lead: Text;
  picture: PictureName;
  /** Follows the lead: what to do next. */
  children?: ReactNode;
  /** Whether it stands in the column of the text, smaller, on a page that begins with something else. */
  inset?: boolean;
}

/** The top of a page: its picture, its only h1, a sentence or two, what to do next, and who reviewed the page. */
export function Banner({ title, lead, picture, children, inset = false }: BannerProps) {
  const panel = (
    <div className={styles.panel}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lead}>
        <RichText text={lead} />
      </p>
      {children}
      <PageReview />
    </div>
  );
  return (
    <div className={inset ? styles.inset : styles.banner}>
      <Picture name={picture} crop="wide" className={styles[pictureAims[picture] ?? 'upper']} first={!inset} />
      {inset ? panel : <Container>{panel}</Container>}
    </div>
  );
}

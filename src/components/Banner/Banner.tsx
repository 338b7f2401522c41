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
  /** The next steps, below the lead. */
  children?: ReactNode;
  /** Makes the banner a smaller card within the page column, for a page with content before the banner. */
  inset?: boolean;
}

/** The top of a page: its picture, its only h1, one or two sentences, the next steps, and who reviewed the page. */
export function Banner({ title, lead, picture, children, inset = false }: BannerProps) {
  const panel = (
    <div className={styles.panel}>
      <h1>{title}</h1>
      <p className={styles.lead}>
        <RichText text={lead} />
      </p>
      {children}
      <PageReview />
    </div>
  );
  return (
    <div className={inset ? styles.inset : styles.banner}>
      <Picture name={picture} crop="wide" className={styles[pictureAims[picture] ?? 'upper']} priority={!inset} />
      {inset ? panel : <Container>{panel}</Container>}
    </div>
  );
}

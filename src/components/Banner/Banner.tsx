import type { ReactNode } from 'react';
import type { PictureName } from '../../content/pictures';
import type { Text } from '../../content/types';
import { Picture } from '../Picture/Picture';
import { RichText } from '../RichText/RichText';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  lead: Text;
  picture: PictureName;
  children?: ReactNode;
}

/** The head of a page: its one h1, a sentence or two, its picture. */
export function Banner({ title, lead, picture, children }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Picture name={picture} crop="wide" className={styles.picture} first />
      <div className={styles.place}>
        <div className={styles.panel}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>
            <RichText text={lead} />
          </p>
          {children}
        </div>
      </div>
    </div>
  );
}

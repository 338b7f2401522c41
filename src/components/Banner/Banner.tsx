import type { ReactNode } from 'react';
import type { SceneName } from '../../content/pictures';
import type { Text } from '../../content/types';
import { Scene } from '../Picture/Picture';
import { RichText } from '../RichText/RichText';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  lead: Text;
  scene: SceneName;
  children?: ReactNode;
}

/** The head of a page: its one h1, a sentence or two, its picture. */
export function Banner({ title, lead, scene, children }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Scene name={scene} crop="wide" className={styles.picture} />
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

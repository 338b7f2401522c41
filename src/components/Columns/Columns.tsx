import type { ReactNode } from 'react';
import { BelowFold } from '../BelowFold/BelowFold';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Content beside the text. On a wide screen, it stays in view. */
  aside: ReactNode;
  /** Puts the aside after the text, in reading order and on a small screen. By default it comes first. */
  asideLast?: boolean;
  /** Content above both columns. */
  above?: ReactNode;
  /** The text: sections, one below the other. */
  children: ReactNode;
}

/**
 * Running text and an aside, side by side on a wide screen and stacked on a small one. Both have the same parent,
 * because a browser's reader view keeps the siblings of the text and may drop elements elsewhere.
 */
export function Columns({ aside, asideLast = false, above, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {above && <div className={styles.above}>{above}</div>}
      <BelowFold>
        {!asideLast && <div className={styles.aside}>{aside}</div>}
        {children}
        {asideLast && <div className={styles.asideText}>{aside}</div>}
      </BelowFold>
    </div>
  );
}

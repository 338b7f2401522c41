import type { ReactNode } from 'react';
import { BelowFold } from '../BelowFold/BelowFold';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Content beside the text on a wide screen, where it stays in view. */
  aside: ReactNode;
  /** Puts the aside after the text, in reading order and on a small screen; the default is before it. */
  asideLast?: boolean;
  /** Content above both columns. */
  above?: ReactNode;
  /** The text: sections, one below the other. */
  children: ReactNode;
}

/**
 * Running text and an aside: side by side on a wide screen, stacked on a small one. All of it has one parent, since the
 * reader view of a browser keeps what stands beside the paragraphs of the text, and leaves out what is in another branch.
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

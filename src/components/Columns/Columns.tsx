import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Content beside the text on a wide screen, where it stays in view. */
  aside: ReactNode;
  /** Puts the aside after the text, in reading order and on a small screen; the default is before it. */
  asideLast?: boolean;
  children: ReactNode;
}

/** Running text and an aside: side by side on a wide screen, stacked on a small one. */
export function Columns({ aside, asideLast = false, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {!asideLast && <div className={styles.aside}>{aside}</div>}
      <div className={styles.text}>{children}</div>
      {asideLast && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

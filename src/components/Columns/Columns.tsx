import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Stands beside the text on a wide screen and stays in sight. */
  aside: ReactNode;
  /** Whether the aside is read, and on a small screen stands, after the text; before it otherwise. */
  asideLast?: boolean;
  children: ReactNode;
}

/** Running text with something beside it. */
export function Columns({ aside, asideLast = false, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {!asideLast && <div className={styles.aside}>{aside}</div>}
      <div className={styles.text}>{children}</div>
      {asideLast && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

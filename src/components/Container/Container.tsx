import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Centers its children in the site’s maximum width, with the gutters of the screen. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** Keeps its children within the site's width, with the margins of the screen. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}

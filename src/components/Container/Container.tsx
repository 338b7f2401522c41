import type { ReactNode } from 'react';

/** Centers its children in the site’s maximum width, with the gutters of the screen. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`container ${className}`}>{children}</div>;
}

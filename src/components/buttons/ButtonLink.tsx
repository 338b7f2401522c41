import type { ReactNode } from 'react';
import type { RoutePath } from '../../routes';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './button.module.css';

interface ButtonLinkProps {
  to: RoutePath;
  children: ReactNode;
  /** Outlined, for use beside a filled button. */
  quiet?: boolean;
}

/** A link to a page of this site, styled as a button: the next step that a section proposes. */
export function ButtonLink({ to, children, quiet = false }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={quiet ? styles.quiet : styles.second}>
      {children}
    </SiteLink>
  );
}

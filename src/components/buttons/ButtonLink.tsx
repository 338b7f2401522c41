import type { ReactNode } from 'react';
import type { RoutePath } from '../../routing/paths';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './button.module.css';

interface ButtonLinkProps {
  to: RoutePath;
  children: ReactNode;
  /** Outlined, where it stands beside a stronger button. */
  quiet?: boolean;
}

/** A link to a page of this site that looks like a button, for the one next step of a section. */
export function ButtonLink({ to, children, quiet = false }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={quiet ? styles.quiet : styles.second}>
      {children}
    </SiteLink>
  );
}

import { type ComponentProps, createContext, useContext } from 'react';

/** The page's path. It never changes in the browser, because each link loads a new document. */
export const Path = createContext('');

/** The parts of React Router that the site's components use. */
export function useLocation() {
  const pathname = useContext(Path);
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className'> {
  readonly to: string;
  readonly className?: () => string | undefined;
  readonly discover?: string;
  readonly end?: boolean;
  readonly caseSensitive?: boolean;
}

/** A plain link, as in Astro. */
export function NavLink({ to, className, discover: _, end: __, caseSensitive: ___, ...rest }: LinkProps) {
  const current = useContext(Path) === to ? 'page' : undefined;
  return <a href={to} className={className?.()} aria-current={current} {...rest} />;
}

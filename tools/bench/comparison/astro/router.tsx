import { type ComponentProps, createContext, useContext } from 'react';

/** The page's address: nothing follows it in the browser, since each link loads a page in full. */
export const Path = createContext('');

/** What the site's components take from React Router. */
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

/** A plain link, as Astro has it. */
export function NavLink({ to, className, discover: _, end: __, caseSensitive: ___, ...rest }: LinkProps) {
  const current = useContext(Path) === to ? 'page' : undefined;
  return <a href={to} className={className?.()} aria-current={current} {...rest} />;
}

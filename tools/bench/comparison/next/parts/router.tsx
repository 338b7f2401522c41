import { usePathname } from 'next/navigation';
import type { ComponentPropsWithoutRef } from 'react';

/** Stands in for the router's hook: one entry of the history for each page. */
export function useLocation() {
  const pathname = usePathname();
  return { pathname, key: pathname };
}

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  to: { readonly hash: string };
}

/** A link to a heading of the same page; links to pages are in site-link.tsx. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={`#${to.hash}`} {...rest} />;
}

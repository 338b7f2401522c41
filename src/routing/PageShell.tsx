import { type ReactNode, useEffect } from 'react';
import type { PageMeta } from '../content/types';
import { PageHead } from '../seo/PageHead';
import type { RoutePath } from './paths';

interface PageShellProps {
  path: RoutePath;
  meta: PageMeta;
  children: ReactNode;
}

/** Adds to a page its metadata and, once it is hydrated, the attribute `data-hydrated` on `<html>`. */
export function PageShell({ path, meta, children }: PageShellProps) {
  // The page hydrates after the layout, so from now on everything works.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <>
      <PageHead path={path} meta={meta} />
      {children}
    </>
  );
}

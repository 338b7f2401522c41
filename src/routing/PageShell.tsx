import { type ReactNode, useEffect } from 'react';
import type { PageMeta } from '../content/types';
import { PageHead } from '../seo/PageHead';
import type { RoutePath } from './paths';

interface PageShellProps {
  path: RoutePath;
  meta: PageMeta;
  children: ReactNode;
}

/** What every page has around its own part: the head of the document, and the mark that it is hydrated. */
export function PageShell({ path, meta, children }: PageShellProps) {
  // The page's own part hydrates last; from here on all of it works.
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

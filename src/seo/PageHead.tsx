import { useCallback, useLayoutEffect, useRef } from 'react';
import { shareAlt, shareSize } from '../content/pictures';
import type { PageMetadata } from '../content/types';
import { siteUrl } from '../env';
import type { RoutePath } from '../paths';
import { site } from '../site';

/** Selects the metadata elements that `PageHead` renders. */
const metadata =
  'head > title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"], meta[name="twitter:card"]';

/**
 * Removes metadata that React did not render. React adopts prerendered elements only if they are unchanged and the page
 * hydrates. Otherwise, React adds a second set of elements.
 * @returns the callback that marks an element as rendered by React
 */
function useOnlyMetadata(): (element: Element | null) => void {
  const rendered = useRef(new Set<Element>());
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll(metadata))
      if (!rendered.current.has(element)) element.remove();
  }, []);
  return useCallback((element) => void (element && rendered.current.add(element)), []);
}

/** The title and metadata of a page, for browser tabs, search engines and link previews. */
export function PageHead({ path, metadata }: { path: RoutePath; metadata: PageMetadata }) {
  const ref = useOnlyMetadata();
  const title = metadata.tabTitle ?? `${metadata.title} | ${site.name}`;
  const address = siteUrl + path;
  return (
    <>
      <title ref={ref}>{title}</title>
      <meta ref={ref} name="description" content={metadata.description} />
      {/* The not-found page is also shown at every unknown address. */}
      {path === '/not-found' ? (
        <meta ref={ref} name="robots" content="noindex" />
      ) : (
        <link ref={ref} rel="canonical" href={address} />
      )}
      <meta ref={ref} property="og:type" content="website" />
      <meta ref={ref} property="og:site_name" content={site.name} />
      <meta ref={ref} property="og:title" content={title} />
      <meta ref={ref} property="og:description" content={metadata.description} />
      <meta ref={ref} property="og:url" content={address} />
      <meta ref={ref} property="og:image" content={`${siteUrl}/media/${metadata.picture}-share.png`} />
      <meta ref={ref} property="og:image:width" content={String(shareSize.width)} />
      <meta ref={ref} property="og:image:height" content={String(shareSize.height)} />
      <meta ref={ref} property="og:image:alt" content={shareAlt} />
      <meta ref={ref} name="twitter:card" content="summary_large_image" />
    </>
  );
}

import { shareAlt, shareSize } from '../content/pictures';
import type { PageMeta } from '../content/types';
import { siteUrl } from '../env';
import type { RoutePath } from '../routes';
import { site } from '../site';

/** The title and metadata of a page, for browser tabs, search engines and link previews. */
export function PageHead({ path, meta }: { path: RoutePath; meta: PageMeta }) {
  const title = meta.tabTitle ?? `${meta.title} | ${site.name}`;
  const address = siteUrl + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {/* The not-found page is also shown at every unknown address. */}
      {path === '/not-found' ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteUrl}/media/${meta.picture}-share.png`} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

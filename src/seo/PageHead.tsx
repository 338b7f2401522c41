import { shareSize } from '../content/pictures';
import type { PageMeta } from '../content/types';
import type { RoutePath } from '../routes';
import { site } from '../site';
import { siteUrl } from './site-url';

/** The title of a page: its heading and the clinic; the home page says what the clinic does. */
function titleOf(path: RoutePath, { title }: PageMeta): string {
  return path === '/' ? `${site.name} | Addiction and mental health care in ${site.city}` : `${title} | ${site.name}`;
}

/** The title and metadata of a page, for browser tabs, search engines and link previews. */
export function PageHead({ path, meta }: { path: RoutePath; meta: PageMeta }) {
  const title = titleOf(path, meta);
  const address = siteUrl + path;
  const { width, height } = shareSize;
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
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {/* Fits all share pictures; a clinic's own may need another text (docs/adopting.md). */}
      <meta property="og:image:alt" content="An illustrated California landscape" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

import { pictureSizes } from '../content/pictures';
import { site } from '../site';
import { siteUrl } from './head';

interface ShareTagsProps {
  title: string;
  description: string;
  canonical: string;
  /** The page's rendered HTML: its first picture stands for the page elsewhere too. */
  body: string;
}

/** What other sites and telephones show when somebody passes the page on. Only the built HTML carries it. */
export function ShareTags({ title, description, canonical, body }: ShareTagsProps) {
  const picture = /\/media\/([\w-]+)-(?:wide|tall)\.svg/.exec(body)?.[1];
  const { width, height } = pictureSizes.share;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {picture && (
        <>
          <meta property="og:image" content={`${siteUrl}/media/${picture}-share.png`} />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
          <meta property="og:image:alt" content="A drawing of the California coast and its plants" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

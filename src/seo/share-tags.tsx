import { type PictureName, shareSize } from '../content/pictures';
import { site } from '../site';
import { siteUrl } from './head';

interface ShareTagsProps {
  title: string;
  description: string;
  canonical: string;
  picture: PictureName;
}

/** What other sites and telephones show when somebody passes the page on. Only the built HTML carries it. */
export function ShareTags({ title, description, canonical, picture }: ShareTagsProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={`${siteUrl}/media/${picture}-share.png`} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content="A drawing of the California coast and its plants" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

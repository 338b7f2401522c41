/**
 * Returns the host that the menu cards' pictures are fetched from, if it is not this site's own.
 * @param bucketUrl `VITE_MEDIA_BUCKET_URL`; empty if the site serves the pictures itself
 * @param siteUrl `VITE_SITE_URL`
 */
export function pictureHost(bucketUrl = '', siteUrl = ''): string | undefined {
  if (!URL.canParse(bucketUrl)) return undefined;
  const { origin, host } = new URL(bucketUrl);
  const isOwn = URL.canParse(siteUrl) && new URL(siteUrl).origin === origin;
  return isOwn ? undefined : host;
}

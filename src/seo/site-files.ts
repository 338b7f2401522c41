import { siteUrl } from '../env';
import { paths } from '../paths';
import { site } from '../site';

const listed = paths.filter((path) => path !== '/not-found').map((path) => `<url><loc>${siteUrl}${path}</loc></url>\n`);

/** All pages except the not-found page, without `lastmod`: the build doesn't know when a page changed. */
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.join('')}</urlset>
`;

const robots = `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;

const icon = (name: string, size: number) => ({
  src: `/media/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The web app manifest, for an icon on a phone's home screen. The site opens in the browser, with its Back button. */
const manifest = {
  id: '/',
  name: site.name,
  short_name: site.shortName,
  lang: 'en-US',
  start_url: '/',
  scope: '/',
  display: 'browser',
  icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
};

/** The text files that search engines and phones request, by file name: sitemap, robots.txt, manifest. */
export const siteFiles: Readonly<Record<string, string>> = {
  'sitemap.xml': sitemap,
  'robots.txt': robots,
  'manifest.webmanifest': JSON.stringify(manifest),
};

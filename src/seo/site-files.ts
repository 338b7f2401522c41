import { siteUrl } from '../env';
import { paths } from '../paths';
import { site } from '../site';

/**
 * Reads a color of the light scheme from tokens.css, because a manifest cannot use custom properties and a second copy of
 * the color could differ.
 * @throws if there is no such color
 */
function color(tokens: string, token: string): string {
  const value = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no color --${token}`);
  return value;
}

/** Returns a sitemap of all pages except the not-found page, without `lastmod`: the build doesn't know when a page changed. */
function sitemap(): string {
  const listed = paths
    .filter((path) => path !== '/not-found')
    .map((path) => `<url><loc>${siteUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.join('')}</urlset>
`;
}

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
function manifest(tokens: string) {
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: color(tokens, 'night'),
    background_color: color(tokens, 'fog'),
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  };
}

/**
 * Returns the text files that search engines and phones request, by file name: sitemap, robots.txt, manifest.
 * @param tokens the content of styles/tokens.css, which defines the colors
 * @throws if a color is missing
 */
export function siteFiles(tokens: string): Readonly<Record<string, string>> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': robots,
    'manifest.webmanifest': JSON.stringify(manifest(tokens)),
  };
}

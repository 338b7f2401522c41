import { paths } from '../routing/paths';
import { shortName, site } from '../site';
import { siteUrl } from './site-url';

/**
 * A color of the visual direction, by the name of its token, as it is by day.
 * @throws when there is no such color
 */
function color(tokens: string, token: string): string {
  const value = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`There is no color ${token}`);
  return value;
}

/** Every page that people may look for, by its canonical address. When a page last changed is not known, nor said. */
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

/** What a telephone shows of the site on its home screen. It opens in the browser, where calls and Back are at hand. */
function manifest(tokens: string) {
  return {
    id: '/',
    name: site.name,
    short_name: shortName,
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
 * The texts beside the pages that search engines and telephones ask for, by the name of their file.
 * @param tokens the text of styles/tokens.css, which alone knows colors
 * @throws when a color is not there
 */
export function siteFiles(tokens: string): Readonly<Record<string, string>> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': robots,
    'manifest.webmanifest': JSON.stringify(manifest(tokens)),
  };
}

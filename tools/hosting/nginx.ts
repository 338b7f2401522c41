import { caching, hostHeaders } from './headers.ts';
import { isText, types } from './media-types.ts';

/**
 * Configuration for nginx's `http` block: clean addresses, 404.html for unknown addresses, headers, caching, compression.
 * @param siteUrl the public address of the site
 */
export function nginxSite(siteUrl: string): string {
  const domain = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'clinic.example';
  const otherDomain = domain.startsWith('www.') ? domain.slice(4) : `www.${domain}`;
  const always = hostHeaders.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const typeLines = Object.entries(types).map(([extension, type]) => `    ${type} ${extension};`);
  const texts = Object.values(types).filter((type) => isText(type) && type !== 'text/html');
  return `# For nginx's http block. Set "root", and add your certificate (docs/hosting.md).
# The file of a page, by $request_uri, the address as the browser sent it. (In $uri, nginx decodes it and merges its
# slashes.) A page has one address: no file extension, no trailing slash, in lower case.
map $request_uri $clinic_site_page {
  ~^/(?:\\?|$) /index.html;
  ~^/(?:index|404)(?:\\?|$) "";
  ~^(?<clinic_site_path>/[a-z0-9-]+)(?:\\?|$) $clinic_site_path.html;
}

# By status and file. A failure must not last, whatever its address.
map $status$uri $clinic_site_caching {
  default "${caching.others}";
  ~^[45]|\\.html$ "${caching.pages}";
  ~^\\d+/assets/ "${caching.assets}";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${domain};
  root /var/www/clinic-site/dist;
  server_tokens off;
  charset utf-8;
  charset_types ${texts.join(' ')};
  default_type application/octet-stream;
  types {
${typeLines.join('\n')}
  }

  # The build makes the compressed files. brotli_static needs the module ngx_brotli.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;

${always.join('\n')}
  add_header Cache-Control $clinic_site_caching always;

  error_page 404 /404.html;
  error_page 400 403 =404 /404.html;
  location = /404.html { internal; }
  location ~ ^/[a-z0-9-]*$ { try_files $clinic_site_page =404; }
  location ~ (?:\\.(?:html|br|gz)|/_headers|/\\.[^/]*)$ { return 404; }
}

server {
  listen 80;
  listen [::]:80;
  server_name ${otherDomain};
  return 301 $scheme://${domain}$request_uri;
}
`;
}

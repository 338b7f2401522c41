import { caching, headers } from './headers.ts';
import { isText, types } from './media-types.ts';

interface NginxOptions {
  /** A port, or an address and a port. */
  readonly listen: string;
  /** The folder of the built site. */
  readonly root: string;
  /** Whether nginx has the module that sends precompressed `.gz` files. If not, its directive is commented out. */
  readonly gzipStatic: boolean;
  /** The same for the module that sends precompressed `.br` files. */
  readonly brotliStatic: boolean;
}

/** Configuration for nginx's `http` block: clean addresses, 404.html for unknown addresses, headers, caching, compression. */
export function nginxSite({ listen, root, gzipStatic, brotliStatic }: NginxOptions): string {
  const always = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const typeLines = Object.entries(types).map(([extension, type]) => `    ${type} ${extension};`);
  const texts = Object.values(types).filter((type) => isText(type) && type !== 'text/html');
  return `# For nginx's http block: enter your domain, its folder and its certificate.
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
  listen ${listen};
  root ${root};
  server_tokens off;
  charset utf-8;
  charset_types ${texts.join(' ')};
  default_type application/octet-stream;
  types {
${typeLines.join('\n')}
  }

  # The build makes the compressed files. brotli_static needs the module ngx_brotli.
  ${gzipStatic ? '' : '# '}gzip_static on;
  gzip_vary on;
  ${brotliStatic ? '' : '# '}brotli_static on;

${always.join('\n')}
  add_header Cache-Control $clinic_site_caching always;

  error_page 404 /404.html;
  error_page 400 403 =404 /404.html;
  location = /404.html { internal; }
  location ~ ^/[a-z0-9-]*$ { try_files $clinic_site_page =404; }
  location ~ (?:\\.(?:html|br|gz)|/_headers|/\\.[^/]*)$ { return 404; }
}
`;
}

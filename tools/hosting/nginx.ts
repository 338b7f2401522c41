import { caching, headers, types } from './headers';

interface NginxOptions {
  /** What to listen at: a port, or an address and a port. */
  readonly listen: string;
  /** The folder of the built site. */
  readonly root: string;
  /** The modules of this nginx that send a `.gz` or a `.br` in its file's place; the lines of the others are comments. */
  readonly gzipStatic: boolean;
  readonly brotliStatic: boolean;
}

/** Settings for nginx, for within its `http` block: clean addresses, 404.html for anything else, headers, caching. */
export function nginxSite({ listen, root, gzipStatic, brotliStatic }: NginxOptions): string {
  const always = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const typeLines = Object.entries(types).map(([ending, type]) => `    ${type} ${ending};`);
  return `map $uri $clinic_site_caching {
  default "${caching.others}";
  ~\\.html$ "${caching.pages}";
  ~^/assets/ "${caching.assets}";
}

server {
  listen ${listen};
  root ${root};
  server_tokens off;
  charset utf-8;
  default_type application/octet-stream;
  types {
${typeLines.join('\n')}
  }

  # Made by the build beside each file. The second needs the module ngx_brotli.
  ${gzipStatic ? '' : '# '}gzip_static on;
  gzip_vary on;
  ${brotliStatic ? '' : '# '}brotli_static on;

${always.join('\n')}
  add_header Cache-Control $clinic_site_caching always;

  # A page's file has one address: without its ending, without a slash behind it, in small letters.
  error_page 404 /404.html;
  error_page 403 =404 /404.html;
  location = / { try_files /index.html =404; }
  location = /index { return 404; }
  location = /404 { return 404; }
  location = /404.html { internal; }
  location ~ ^/[a-z0-9-]+$ { try_files $uri.html =404; }
  location ~ (?:\\.(?:html|br|gz)|/_headers|/\\.[^/]*)$ { return 404; }
}
`;
}

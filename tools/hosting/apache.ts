import { caching, hostHeaders } from './headers.ts';
import { compressible, contentType, types } from './media-types.ts';

/** Returns directives that rewrite a request to the precompressed file for clients that accept its encoding. */
function precompressed(token: 'br' | 'gzip', ending: 'br' | 'gz'): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${token}\\b
RewriteCond %{ENV:CLINIC_FOLDER}%{ENV:CLINIC_FILE}.${ending} -f
RewriteRule ^ %{ENV:CLINIC_URL}%{ENV:CLINIC_FILE}.${ending} [L,E=CLINIC_DONE:1]`;
}

/**
 * The file `.htaccess` for Apache 2.4 and compatible hosts: clean addresses, 404.html for unknown addresses, headers,
 * caching and precompressed files. It belongs in the top folder of the site, served at the root of a domain.
 */
export function apacheSite(): string {
  const always = hostHeaders.map(([name, value]) => `Header always set ${name} "${value}"`);
  // Ignore letter case, as nginx and other hosts do, because some scanners write `.PDF`.
  const typeLines = Object.keys(types).map(
    (extension) =>
      `<FilesMatch "(?i)\\.${extension}(?:\\.br|\\.gz)?$">\n  ForceType "${contentType(`.${extension}`)}"\n</FilesMatch>`,
  );
  return `FileETag MTime Size
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

RewriteEngine On
# Skip requests that these rules have rewritten, and the files among which MultiViews chooses.
RewriteCond %{IS_SUBREQ} true [OR]
RewriteCond %{ENV:REDIRECT_CLINIC_DONE} .
RewriteRule ^ - [L]
# The address and the folder of the site, because on many hosts DOCUMENT_ROOT is another folder. Not set if the address
# continues after the name of a file.
RewriteCond %{REQUEST_URI}::%{REQUEST_FILENAME}::$0 "^(.*?/)(.*)::(.*/)\\2::\\2$"
RewriteRule .* - [E=CLINIC_URL:%1,E=CLINIC_FOLDER:%3,E=CLINIC_FILE:$0]
# A page has one address: no file extension, no trailing slash, in lower case. THE_REQUEST has the address as the browser
# sent it. In other variables, Apache decodes it and merges its slashes, and MultiViews adds the extension of a file.
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/]+)?/[? ]"
RewriteRule ^$ - [E=CLINIC_FILE:index.html,S=2]
RewriteCond %{THE_REQUEST}::$1 "^\\S+ (?:\\w+://[^/]+)?/([a-z0-9-]+)[? ].*::\\1$"
RewriteRule ^(?!(?:index|404)\\b)([a-z0-9-]+)(?:\\.html(?:\\.br|\\.gz)?)?$ - [E=CLINIC_FILE:$1.html,S=1]
# (The condition exempts Apache's own request for 404.html.)
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule (?:^(?:index|404|_headers)|\\.(?:html|br|gz)|/|(?:^|/)\\.ht[^/]*)$ - [R=404,L]

${precompressed('br', 'br')}
${precompressed('gzip', 'gz')}
RewriteCond %{ENV:CLINIC_FOLDER}%{ENV:CLINIC_FILE} -f
RewriteRule ^ %{ENV:CLINIC_URL}%{ENV:CLINIC_FILE} [L,E=CLINIC_DONE:1]
RewriteRule ^ - [R=404,L]

${typeLines.join('\n')}
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
<IfModule mod_headers.c>
  <FilesMatch "\\.(?:${compressible.join('|')})(?:\\.br|\\.gz)?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
  ${always.join('\n  ')}
  Header always set Cache-Control "${caching.others}"
  Header always set Cache-Control "${caching.assets}" "expr=%{REQUEST_URI} =~ m#/assets/[^/]+$#"
  # A failure must not last, whatever its address.
  Header always set Cache-Control "${caching.pages}" "expr=%{REQUEST_STATUS} -ge 400"
  <FilesMatch "\\.html(?:\\.br|\\.gz)?$">
    Header always set Cache-Control "${caching.pages}"
  </FilesMatch>
</IfModule>
`;
}

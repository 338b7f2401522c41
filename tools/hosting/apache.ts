import { caching, headers } from './headers.ts';
import { compressible, contentType, types } from './media-types.ts';

/** Returns directives that rewrite a request to the precompressed file for clients that accept its encoding. */
function precompressed(token: 'br' | 'gzip', ending: 'br' | 'gz'): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${token}\\b
RewriteCond %{DOCUMENT_ROOT}%{ENV:CLINIC_FILE}.${ending} -f
RewriteRule ^ %{ENV:CLINIC_FILE}.${ending} [END]`;
}

/**
 * The file `.htaccess` for Apache 2.4 and compatible hosts: clean addresses, 404.html for unknown addresses, headers,
 * caching and precompressed files. It belongs in the top folder of the site, which must be served at the root of a
 * domain.
 */
export function apacheSite(): string {
  const always = headers.map(([name, value]) => `Header always set ${name} "${value}"`);
  // Ignore letter case, as nginx and other hosts do, because some scanners write `.PDF`.
  const typeLines = Object.keys(types).map(
    (extension) =>
      `<FilesMatch "(?i)\\.${extension}(?:\\.br|\\.gz)?$">\n  ForceType "${contentType(`.${extension}`)}"\n</FilesMatch>`,
  );
  return `Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
FileETag MTime Size
ErrorDocument 404 /404.html

RewriteEngine On
# A page has one address: no file extension, no trailing slash, in lower case. (The condition exempts Apache's own
# request for 404.html.)
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule (?:^(?:index|404|_headers)|\\.(?:html|br|gz)|/|(?:^|/)\\.ht[^/]*)$ - [R=404,END]
RewriteRule ^ - [E=CLINIC_FILE:%{REQUEST_URI}]
# THE_REQUEST has the address as the browser sent it. In other variables, Apache decodes it and merges its slashes.
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/]+)?/[? ]"
RewriteRule ^$ - [E=CLINIC_FILE:/index.html]
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://[^/]+)?(/[a-z0-9-]+)[? ]"
RewriteRule ^[a-z0-9-]+$ - [E=CLINIC_FILE:%1.html]

${precompressed('br', 'br')}
${precompressed('gzip', 'gz')}
RewriteCond %{DOCUMENT_ROOT}%{ENV:CLINIC_FILE} -f
RewriteRule ^ %{ENV:CLINIC_FILE} [END]
RewriteRule ^ - [R=404,END]

${typeLines.join('\n')}
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
<FilesMatch "\\.(?:${compressible.join('|')})(?:\\.br|\\.gz)?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

${always.join('\n')}
Header always set Cache-Control "${caching.others}"
<If "%{REQUEST_URI} =~ m#^/assets/#">
  Header always set Cache-Control "${caching.assets}"
</If>
<FilesMatch "\\.html(?:\\.br|\\.gz)?$">
  Header always set Cache-Control "${caching.pages}"
</FilesMatch>
`;
}

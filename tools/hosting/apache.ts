import { caching, headers, types } from './headers';

/** What the build puts compressed files beside (tools/build/compress.ts). */
const compressible = Object.keys(types).filter((ending) => ending !== 'png' && ending !== 'woff2');

/** One way to compress, from the rewritten request to the headers of the answer. */
function precompressed(token: 'br' | 'gzip', ending: 'br' | 'gz'): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${token}\\b
RewriteCond %{DOCUMENT_ROOT}%{ENV:CLINIC_FILE}.${ending} -f
RewriteRule ^ %{ENV:CLINIC_FILE}.${ending} [END]`;
}

/**
 * The file `.htaccess` for Apache 2.4 and hosts that understand it: clean addresses, 404.html for anything else, headers,
 * caching, and the files that the build compressed. It stands at the top of the site's folder, the top of a domain.
 */
export function apacheSite(): string {
  const always = headers.map(([name, value]) => `Header always set ${name} "${value}"`);
  const typeLines = Object.entries(types).map(
    ([ending, type]) =>
      `<FilesMatch "\\.${ending}(?:\\.br|\\.gz)?$">\n  ForceType "${/^text\/|svg/.test(type) ? `${type}; charset=utf-8` : type}"\n</FilesMatch>`,
  );
  return `Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
FileETag MTime Size
ErrorDocument 404 /404.html

RewriteEngine On
# A page's file has one address: without its ending, without a slash behind it, in small letters. (The file of the
# not-found page is asked for by Apache itself.)
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule (?:^(?:index|404|_headers)|\\.(?:html|br|gz)|/|(?:^|/)\\.ht[^/]*)$ - [R=404,END]
RewriteRule ^ - [E=CLINIC_FILE:%{REQUEST_URI}]
RewriteRule ^$ - [E=CLINIC_FILE:/index.html]
RewriteRule ^([a-z0-9-]+)$ - [E=CLINIC_FILE:/$1.html]

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

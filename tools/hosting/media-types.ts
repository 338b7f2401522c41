/**
 * Media types by file extension, for `vite preview`, nginx and Apache. The build writes files of the first group, and a
 * clinic may add files of the other group to `public/`. A file with another extension gets no specific type from
 * `vite preview` and nginx, so browsers download it. Vercel and hosts that read `_headers` have their own tables.
 */
// biome-ignore format: a table, one kind of file per line
export const types: Readonly<Record<string, string>> = {
  html: 'text/html', css: 'text/css', js: 'text/javascript', txt: 'text/plain',
  svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon', woff2: 'font/woff2',
  json: 'application/json', webmanifest: 'application/manifest+json', xml: 'application/xml',

  pdf: 'application/pdf', rtf: 'application/rtf', odt: 'application/vnd.oasis.opendocument.text',
  doc: 'application/msword', docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv', ics: 'text/calendar', vcf: 'text/vcard', zip: 'application/zip',
  jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif', gif: 'image/gif', woff: 'font/woff',
  mp3: 'audio/mpeg', m4a: 'audio/mp4', mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt',
};

/** Returns the extension of a file in lower case, because some scanners and cameras write `.PDF` and `.JPG`. */
export const extensionOf = (file: string) => /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';

/** Whether the Content-Type of files of this type names their encoding, UTF-8. */
export const isText = (type: string) => /^text\/|svg/.test(type);

/** Returns the Content-Type of a file, or undefined for an unknown extension. */
export function contentType(file: string): string | undefined {
  const type = types[extensionOf(file)];
  return type && isText(type) ? `${type}; charset=utf-8` : type;
}

/** The extensions of files that the build compresses: text, JSON, XML and icons. */
export const compressible = Object.keys(types).filter((extension) =>
  /^text\/|[/+](?:json|xml)$|icon$/.test(types[extension] ?? ''),
);

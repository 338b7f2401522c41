function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Returns the host of an address, or '' if the text is not an absolute address. */
export const hostOf = (text: string): string => parseUrl(text)?.hostname ?? '';

/** Whether a host is reserved for examples and tests (RFC 2606). */
export function isExampleHost(host: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/i.test(host);
}

/** Whether a host is this computer. */
export function isLocalHost(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/i.test(host);
}

/** Whether a host has a name or an IP address of a private network. */
export function isPrivateHost(host: string): boolean {
  return /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|\.(?:local|lan)$/i.test(host);
}

/** Whether the text is an https address without a path; a trailing slash is allowed. */
export function isHttpsOrigin(text: string): boolean {
  const url = parseUrl(text);
  return url?.protocol === 'https:' && url.origin === text.replace(/\/$/, '').toLowerCase();
}

/** The variables of the build (src/vite-env.d.ts). No other file of the site reads `import.meta.env`. */

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** Whether this code renders pages to HTML outside a browser, as in the build. */
export const isPrerendering = import.meta.env.SSR;

/** Whether this is the development server, which shows errors as they are. */
export const isDevelopment = import.meta.env.DEV;

/** Public URL of the site, without a trailing slash. */
export const siteUrl = withoutSlash(import.meta.env.VITE_SITE_URL || 'http://localhost:4173');

/** Printed beside the name and the most important links, because on paper an address is only a path. */
export const domain = siteUrl.replace(/^https?:\/\//, '');

/** The URL of the bucket with the menu cards' pictures, without a trailing slash; empty if this site serves them. */
export const bucketUrl = withoutSlash(import.meta.env.VITE_MEDIA_BUCKET_URL ?? '');

/** The e-mail service: its origin (empty for the origin of this site), and the identifiers of the clinic's account. */
export const emailService = {
  origin: withoutSlash(import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com'),
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  userId: import.meta.env.VITE_EMAILJS_USER_ID ?? '',
} as const;

/** The paths of the pages whose text has changed since its review. The build sets them. */
export const changedSinceReview: readonly string[] = (import.meta.env.VITE_CHANGED_SINCE_REVIEW ?? '').split(' ');

/** Public address of the site, without a slash at its end. */
export const siteUrl = (import.meta.env.VITE_SITE_URL || 'http://localhost:4173').replace(/\/$/, '');

/** Public URL of the site, without a trailing slash. */
export const siteUrl = (import.meta.env.VITE_SITE_URL || 'http://localhost:4173').replace(/\/$/, '');

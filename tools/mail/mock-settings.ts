import type { Identifiers } from './answer.ts';

/** The identifiers that the mock e-mail service accepts. The real service does not know them. */
export const mockIdentifiers = {
  service_id: 'service_mock',
  template_id: 'template_mock',
  user_id: 'user_mock',
} as const satisfies Identifiers;

/**
 * Makes the site that this process builds or serves next send its messages to the mock service, on the site's own origin ("/").
 * Overrides the addresses in a clinic's .env file, which are for the live site: pages would use the clinic's bucket.
 */
export function configureMockService(): void {
  for (const [name, id] of Object.entries(mockIdentifiers)) process.env[`VITE_EMAILJS_${name.toUpperCase()}`] = id;
  process.env.VITE_EMAILJS_ORIGIN = '/';
  process.env.VITE_SITE_URL ??= '';
  process.env.VITE_MEDIA_BUCKET_URL ??= '';
}

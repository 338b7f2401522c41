import type { Identifiers } from './answer.ts';

/** The identifiers that the mock e-mail service accepts; the real service knows none of them. */
export const mockIdentifiers = {
  service_id: 'service_mock',
  template_id: 'template_mock',
  user_id: 'user_mock',
} as const satisfies Identifiers;

/**
 * Makes the next build or development server of this process send to the mock service on its own origin ("/"). The addresses
 * in a clinic's .env file are for the live site; here, they would make pages ask a bucket for pictures.
 */
export function configureMockService(): void {
  for (const [name, id] of Object.entries(mockIdentifiers)) process.env[`VITE_EMAILJS_${name.toUpperCase()}`] = id;
  process.env.VITE_EMAILJS_ORIGIN = '/';
  process.env.VITE_SITE_URL ??= '';
  process.env.VITE_MEDIA_BUCKET_URL ??= '';
}

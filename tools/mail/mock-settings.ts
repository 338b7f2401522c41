import type { Identifiers } from './answer.ts';

/** The identifiers that the mock e-mail service accepts. The real service does not know them. */
export const mockIdentifiers = {
  service_id: 'service_mock',
  template_id: 'template_mock',
  user_id: 'user_mock',
} as const satisfies Identifiers;

/** Makes the next build or development server of this process send to the mock service on the site's own origin ("/"). */
export function configureMockService(): void {
  for (const [name, id] of Object.entries(mockIdentifiers)) process.env[`VITE_EMAILJS_${name.toUpperCase()}`] = id;
  process.env.VITE_EMAILJS_ORIGIN = '/';
}

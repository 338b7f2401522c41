/** The identifiers that the mock e-mail service accepts; the real service knows none of them. */
export const mockIdentifiers = {
  service_id: 'service_mock',
  template_id: 'template_mock',
  user_id: 'user_mock',
} as const;

/** Makes the next build or development server of this process send to the mock service on its own origin ("/"). */
export function configureMockService(): void {
  process.env.VITE_EMAILJS_SERVICE_ID = mockIdentifiers.service_id;
  process.env.VITE_EMAILJS_TEMPLATE_ID = mockIdentifiers.template_id;
  process.env.VITE_EMAILJS_USER_ID = mockIdentifiers.user_id;
  process.env.VITE_EMAILJS_ORIGIN = '/';
}

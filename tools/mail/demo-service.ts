/** What the local stand-in accepts: identifiers that the real service does not know. */
export const demoIdentifiers = {
  service_id: 'service_stand_in',
  template_id: 'template_stand_in',
  user_id: 'user_stand_in',
} as const;

/** Makes the next build or development server send to the stand-in on its own origin ("/"). */
export function configureDemoService(): void {
  process.env.VITE_EMAILJS_SERVICE_ID = demoIdentifiers.service_id;
  process.env.VITE_EMAILJS_TEMPLATE_ID = demoIdentifiers.template_id;
  process.env.VITE_EMAILJS_USER_ID = demoIdentifiers.user_id;
  process.env.VITE_EMAILJS_ORIGIN = '/';
}

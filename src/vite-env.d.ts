/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The three identifiers of the e-mail service; a build without them cannot send (`npm run launch-check` says so). */
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_USER_ID?: string;
  /** Origin of the e-mail service's API, without a path; "/" means this site's own origin. Default: the real service. */
  readonly VITE_EMAILJS_ORIGIN?: string;
  /** Public address of the site, without a trailing slash: canonical addresses are made from it. */
  readonly VITE_SITE_URL?: string;
  /** Where the pictures are fetched from that the specification keeps in a cloud bucket. Default: this site. */
  readonly VITE_MEDIA_BUCKET_URL?: string;
}

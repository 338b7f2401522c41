/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The three identifiers of the e-mail service. Without them, the site cannot send messages. `npm run build` lists the missing ones. */
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_USER_ID?: string;
  /** Origin of the e-mail service's API, https and a host. Only the mock service uses "/", the origin of this site. Default: the real service. */
  readonly VITE_EMAILJS_ORIGIN?: string;
  /** Public origin of the site, for canonical URLs, the sitemap, and link previews. Default: http://localhost:4173. */
  readonly VITE_SITE_URL?: string;
  /** URL of the cloud bucket with the menu cards' pictures (specification section 7). Default: this site. */
  readonly VITE_MEDIA_BUCKET_URL?: string;
  /** Set by the build, not by people: the paths of the pages whose text has changed since its review, separated by spaces. */
  readonly VITE_CHANGED_SINCE_REVIEW?: string;
}

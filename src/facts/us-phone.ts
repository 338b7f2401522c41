interface Phone {
  /** As shown: "(213) 555-0199". */
  readonly display: string;
  /** As dialed, with the country code: "tel:+12135550199". */
  readonly href: `tel:${string}`;
}

/**
 * The ten digits of a US number, without the "1-" or "+1 " before it. Accepts a number without quotes in site.ts, so that
 * the check can report it.
 */
export const digitsOf = (display: string): string => String(display).replace(/^\+?1[-. ]|\D/g, '');

/** Derives the number to dial from the number shown, so that the two cannot differ. */
export function usPhone(display: string): Phone {
  return { display, href: `tel:+1${digitsOf(display)}` };
}

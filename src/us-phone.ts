interface Phone {
  /** As shown: "(213) 555-0199". */
  readonly display: string;
  /** As dialed, with the country code: "tel:+12135550199". */
  readonly href: `tel:${string}`;
}

/** Returns the digits of a US phone number, without a country code such as "1-" or "+1 ". */
export const digitsOf = (display: string): string => display.replace(/^\+?1[-. ]|\D/g, '');

/** Derives the number to dial from the number shown, so that the two cannot differ. */
export function usPhone(display: string): Phone {
  return { display, href: `tel:+1${digitsOf(display)}` };
}

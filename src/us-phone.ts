/** Returns the digits of a US phone number, without a country code such as "1-" or "+1 ". */
export const digitsOf = (display: string): string => display.replace(/^\+?1[-. ]|\D/g, '');

/**
 * Derives the number to dial from the number shown, so that the two cannot differ.
 * @param display as shown: "(213) 555-0199"
 * @returns both; `href` has the country code: "tel:+12135550199"
 */
export const usPhone = (display: string) => ({ display, href: `tel:+1${digitsOf(display)}` }) as const;

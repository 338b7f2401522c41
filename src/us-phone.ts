/** Returns the digits of a US phone number, without a country code such as "1-" or "+1 ". */
export const digitsOf = (display: string): string => display.replace(/^\+?1[-. ]|\D/g, '');

/** Adds the number to dial, "tel:+12135550199", to the number shown, "(213) 555-0199", so that the two cannot differ. */
export const usPhone = (display: string) => ({ display, href: `tel:+1${digitsOf(display)}` }) as const;

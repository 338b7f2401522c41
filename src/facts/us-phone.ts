interface Phone {
  /** As shown: "(213) 555-0199". */
  readonly display: string;
  /** As dialed, with the country code: "tel:+12135550199". */
  readonly href: `tel:${string}`;
}

/** Derives the number to dial from the number shown, a US number of ten digits with or without "1-", so that they cannot differ. */
export function usPhone(display: string): Phone {
  // Whoever leaves out the quotes gives a number, and the check of site.ts must live to say so.
  return { display, href: `tel:+1${String(display).replace(/^1-|\D/g, '')}` };
}

/** The screen sizes of most tests, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const;
export const landscape = { width: 844, height: 390 } as const;
export const laptop = { width: 1280, height: 720 } as const;
export const wide = { width: 1440, height: 900 } as const;

/** The viewports of the tests, in CSS pixels: a computer, a phone, and the narrowest that WCAG 1.4.10 requires. */
export const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

export const [wide, small, narrowest] = viewports;

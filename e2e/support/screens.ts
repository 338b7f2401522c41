/** The screens that pages are looked at on, in CSS pixels: a computer's, a telephone's, and the smallest of WCAG 1.4.10. */
export const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

export const [wide, small] = screens;

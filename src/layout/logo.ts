/**
 * The logo, a ridge over the tide: filled paths in a viewBox of 32 × 32, in painting order, each in one of two tones.
 * `public/favicon.svg` repeats the paths.
 */
export const logoMark = [
  { d: 'M1 19.5q4-1.5 6.5-6.5l4-8q1.5-2.5 3 0l3.5 6.5q1 1.5 2.2.3q1.8-1.8 3.3.7q3 5.5 7.5 7z', tone: 'ridge' },
  { d: 'M1 23q3.75-2.5 7.5 0t7.5 0t7.5 0t7.5 0v2.5q-3.75 2.5-7.5 0t-7.5 0t-7.5 0t-7.5 0z', tone: 'tide' },
  { d: 'M6 28.5q2.5-1.6 5 0t5 0t5 0t5 0v2q-2.5 1.6-5 0t-5 0t-5 0t-5 0z', tone: 'tide' },
] as const;

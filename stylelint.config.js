/**
 * Enforces the design tokens: outside tokens.css, declarations use tokens instead of literal values. Also finds misspelled
 * tokens, animations and values. Biome checks everything else in style sheets. Dimensions of a single component (a picture's
 * height, a column) may be literal.
 */
const tokenProperties = [
  '/color$/',
  '/^background/',
  '/^border(?!-collapse)/',
  '/^outline/',
  'fill',
  'stroke',
  'stop-color',
  'font',
  'font-family',
  'font-size',
  'line-height',
  'letter-spacing',
  '/^(margin|padding)/',
  'gap',
  'row-gap',
  'column-gap',
  'box-shadow',
  '/^transition/',
  '/^animation/',
];

/** A length in px, rem, vw or vh, or a time, except 0. */
const ownValue = '/(^|[^\\w.-])-?(?=[\\d.]*[1-9])[\\d.]+(px|rem|vw|vh|ms|s)\\b/';

/** The breakpoints, in rem: two columns, tablet, desktop, header in one row and wide cards, large titles, wide header, very wide. */
const breakpoints = [40, 48, 64, 72, 80, 84, 120];

export default {
  // Style sheets may use the custom properties and animations of this file.
  referenceFiles: ['src/styles/tokens.css'],
  // Chromium knows match-parent only with this prefix.
  languageOptions: { syntax: { properties: { 'text-align': '| -webkit-match-parent' } } },
  rules: {
    'no-unknown-custom-properties': true,
    'no-unknown-animations': true,
    'declaration-property-value-no-unknown': true,
    'color-no-hex': true,
    // These units differ between fonts, so a column would change its width when a late font is swapped in.
    'unit-disallowed-list': ['ch', 'ex', 'cap', 'ic'],
    // Chromium lays out a container while React swaps pages and then loses the scroll position.
    'property-disallowed-list': ['container', 'container-type'],
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    // Custom properties do not work in media queries, so the breakpoints are here.
    'media-feature-name-value-allowed-list': {
      'min-width': [...breakpoints, 12.01, 22].map((width) => `${width}rem`),
      // Below 22, 18.5 and 12 are phones with text at 1.25, 1.5 and 2 times the usual size.
      'max-width': [...breakpoints.map((width) => `${(width - 0.01).toFixed(2)}rem`), '18.5rem', '12rem'],
      // On a window as low as 35rem, only the call bar is fixed. The lowest windows have no room even for that.
      'min-height': ['35.01rem', '300px'],
      'max-height': ['35rem'],
    },
    // Older phones do not support ranges such as `width >= 48rem`.
    'media-feature-range-notation': 'prefix',
    'declaration-property-value-disallowed-list': Object.fromEntries(
      tokenProperties.map((property) => [property, [ownValue]]),
    ),
  },
  overrides: [
    // The tokens.
    { files: ['src/styles/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
};

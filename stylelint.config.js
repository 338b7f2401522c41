/**
 * Holds the design system: outside tokens.css a declaration names a token instead of a value of its own. Biome checks
 * all else of the style sheets. Sizes of one part's own geometry (a picture's height, a column) stay where they are used.
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

/** Any length or time; 0, percentages and shares of a line (`em`, `ch`) are not the system's business. */
const ownValue = '/(^|[^\\w.-])-?(?=[\\d.]*[1-9])[\\d.]+(px|rem|vw|vh|ms|s)\\b/';

/** Where layouts change, in rem: two columns, tablet, desktop, wide cards, header in one row, very wide. */
const breakpoints = [40, 48, 64, 72, 84, 100];

export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    // Custom properties do not work in media queries, so the breakpoints stand here.
    'media-feature-name-value-allowed-list': {
      'min-width': breakpoints.map((width) => `${width}rem`),
      'max-width': breakpoints.map((width) => `${(width - 0.01).toFixed(2)}rem`),
      // A screen too low for anything fixed.
      'min-height': ['30.01rem'],
      'max-height': ['30rem'],
    },
    // Old phones know no ranges such as `width >= 48rem`.
    'media-feature-range-notation': 'prefix',
    'declaration-property-value-disallowed-list': Object.fromEntries(
      tokenProperties.map((property) => [property, [ownValue]]),
    ),
  },
  overrides: [
    // The tokens themselves, and paper, whose sizes are its own.
    { files: ['src/styles/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
};
